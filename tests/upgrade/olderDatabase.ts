import { createHash, randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { type Database, openDatabase, type Sql } from "../../server/database/connect.ts";
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

const admin = () => connect(inject("testServer").url, { max: 1, onnotice: () => {} });

/** Opens a database of the test server. */
const openOn = (name: string): Promise<Database> =>
  openDatabase({ DATABASE_URL: sibling(inject("testServer").url, name), DATABASE_POOL: 4, DATA_DIR: "" });

/** The database that the last one was copied from, and the migrations that it has: a later one goes on from there. */
let model = { name: "", applied: [] as string[] };

/** Brings the model to these migrations, from nothing where it has others; its name. */
async function modelOf(applied: string[]): Promise<string> {
  const goesOn = model.name !== "" && model.applied.every((file, n) => file === applied[n]);
  const name = goesOn ? model.name : inject("testServer").prefix + randomBytes(6).toString("hex");
  if (!goesOn) {
    const sql = admin();
    await sql`create database ${sql(name)}`;
    await sql.end();
  }
  const { sql, close } = await openOn(name);
  await sql.begin(async (tx) => {
    await tx`create table if not exists migration (name text primary key, digest text not null, at timestamptz not null default now())`;
    for (const file of applied.slice(goesOn ? model.applied.length : 0)) {
      const text = readFileSync(join(folder, file), "utf8");
      await tx.unsafe(text);
      await tx`insert into migration (name, digest) values (${file}, ${createHash("sha256").update(text).digest("hex")})`;
    }
  });
  await close();
  model = { name, applied };
  return name;
}

/** A database as an earlier version has left it: these migrations have run, as `migrate` writes down, and nothing else. */
export async function olderDatabase(applied: string[]): Promise<{ sql: Sql; close(): Promise<void> }> {
  const name = inject("testServer").prefix + randomBytes(6).toString("hex");
  const manage = admin();
  await manage`create database ${manage(name)} template ${manage(await modelOf(applied))}`;
  const database = await openOn(name);
  return {
    sql: database.sql,
    async close() {
      await database.close();
      await manage`drop database ${manage(name)} with (force)`;
      await manage.end();
    },
  };
}
