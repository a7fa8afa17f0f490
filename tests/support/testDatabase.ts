import { randomBytes } from "node:crypto";
import type postgres from "postgres";
import { inject } from "vitest";
import { type Database, openDatabase } from "../../server/database/connect.ts";
import { connect } from "../../server/database/driver.ts";
import { sibling, type TestServer } from "./testServer.ts";

/** A database of a test's own; `url` serves as DATABASE_URL for whatever else should use it. `close` drops it. */
export type TestDatabase = Database & { url: string };

/** A copy of one of a test server's templates. */
export async function copyOf(server: TestServer, template: "empty" | "catalogue"): Promise<TestDatabase> {
  const name = server.prefix + randomBytes(6).toString("hex");
  const manage = async (act: (admin: postgres.Sql) => Promise<unknown>) => {
    const admin = connect(server.url, { max: 1, onnotice: () => {} });
    await act(admin);
    await admin.end();
  };
  await manage((admin) => admin`create database ${admin(name)} template ${admin(server.prefix + template)}`);
  const url = sibling(server.url, name);
  const database = await openDatabase({ DATABASE_URL: url, DATABASE_POOL: 8, DATA_DIR: "" });
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await manage((admin) => admin`drop database ${admin(name)} with (force)`);
    },
  };
}

/** A fresh database with the schema and nothing in it. */
export const testDatabase = (): Promise<TestDatabase> => copyOf(inject("testServer"), "empty");

/** A fresh database with the small, fixed catalogue of `tests/support/fixture.ts`. */
export const catalogueDatabase = (): Promise<TestDatabase> => copyOf(inject("testServer"), "catalogue");
