import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase, type Sql } from "../../server/database/connect.ts";
import { connect } from "../../server/database/driver.ts";
import { openEmbedded } from "../../server/database/embedded.ts";
import { migrate } from "../../server/database/migrate.ts";
import { loadFixture } from "./fixture.ts";

/** The PostgreSQL of a test run: an address to manage it by, and what the run's databases' names start with. */
export type TestServer = { url: string; prefix: string };

declare module "vitest" {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** The address of another database of the same server. */
export const sibling = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** Opens the run's PostgreSQL: that of DATABASE_URL, else an embedded one in a temporary folder. */
async function openServer(): Promise<{ url: string; close(): Promise<void> }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, close: async () => {} };
  const folder = mkdtempSync(join(tmpdir(), "swara-tests-"));
  chmodSync(folder, 0o755); // PostgreSQL may run as another user, who has to get in
  const embedded = await openEmbedded(folder);
  // An address without a host leaves host and user to these, in the tests' workers and in what they start.
  Object.assign(process.env, { PGHOST: embedded.socketDir, PGUSER: "shop" });
  const url = "postgres:///postgres";
  const admin = connect(url, { max: 1 });
  await admin`alter system set fsync = off`; // nothing here has to outlive the run
  await admin`select pg_reload_conf()`;
  await admin.end();
  return {
    url,
    async close() {
      await embedded.release();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a PostgreSQL with its templates: one migrated, one with the fixture's catalogue besides. */
export async function startTestServer(): Promise<TestServer & { stop(): Promise<void> }> {
  const server = await openServer();
  const prefix = `swara_test_${randomBytes(4).toString("hex")}_`;
  const admin = connect(server.url, { max: 1, onnotice: () => {} });
  const template = async (name: string, from: string, fill: (sql: Sql) => Promise<unknown>) => {
    await admin`create database ${admin(prefix + name)} template ${admin(from)}`;
    const database = await openDatabase({
      DATABASE_URL: sibling(server.url, prefix + name),
      DATABASE_POOL: 2,
      DATA_DIR: "",
    });
    await fill(database.sql);
    await database.close();
  };
  await template("empty", "template1", migrate);
  await template("catalogue", `${prefix}empty`, loadFixture);
  return {
    url: server.url,
    prefix,
    async stop() {
      const left = await admin<
        { name: string }[]
      >`select datname as name from pg_database where starts_with(datname, ${prefix})`;
      for (const { name } of left) await admin`drop database if exists ${admin(name)} with (force)`;
      await admin.end();
      await server.close();
    },
  };
}

/** The run's PostgreSQL, one for all projects of vitest.config.ts, each of which loads this file by itself. */
const run = globalThis as typeof globalThis & { testServer?: ReturnType<typeof startTestServer> | undefined };

/** Starts the test run's PostgreSQL, unless another project has; it stops when the run is over. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  run.testServer ??= startTestServer();
  const { url, prefix, stop } = await run.testServer;
  project.provide("testServer", { url, prefix });
  return async () => {
    if (!run.testServer) return;
    run.testServer = undefined;
    await stop();
  };
}
