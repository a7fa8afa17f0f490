import { createHash, randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { openDatabase, type Sql } from "../../server/database/connect.ts";
import { connect } from "../../server/database/driver.ts";
import { sibling } from "../support/testServer.ts";

const folder = join(import.meta.dirname, "../../server/database/migrations");

/** The migrations' names, in their order. */
export const migrations = readdirSync(folder)
  .filter((name) => name.endsWith(".sql"))
  .sort();

/** Whether a schema that has these migrations has the one of that name, whatever its number. */
export const has = (applied: string[], name: string): boolean =>
  applied.some((file) => file.slice("0000_".length) === `${name}.sql`);

/** A database as an earlier version has left it: these migrations have run, as `migrate` writes down, and nothing else. */
export async function olderDatabase(applied: string[]): Promise<{ sql: Sql; close(): Promise<void> }> {
  const server = inject("testServer");
  const name = server.prefix + randomBytes(6).toString("hex");
  const admin = connect(server.url, { max: 1, onnotice: () => {} });
  await admin`create database ${admin(name)}`;
  const url = sibling(server.url, name);
  const database = await openDatabase({ DATABASE_URL: url, DATABASE_POOL: 4, DATA_DIR: "" });
  await database.sql.begin(async (tx) => {
    await tx`create table migration (name text primary key, digest text not null, at timestamptz not null default now())`;
    for (const file of applied) {
      const text = readFileSync(join(folder, file), "utf8");
      await tx.unsafe(text);
      await tx`insert into migration (name, digest) values (${file}, ${createHash("sha256").update(text).digest("hex")})`;
    }
  });
  return {
    sql: database.sql,
    async close() {
      await database.close();
      await admin`drop database ${admin(name)} with (force)`;
      await admin.end();
    },
  };
}
