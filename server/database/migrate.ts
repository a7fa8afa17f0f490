import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lockNumber, type Sql } from "./connect.ts";

const folder = join(import.meta.dirname, "migrations");

const migrationFiles = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();

/** Which migrations have not run yet, and which this version doesn't know. */
export async function openMigrations(sql: Sql): Promise<{ pending: string[]; unknown: string[] }> {
  const files = migrationFiles();
  const [table] = await sql<{ exists: boolean }[]>`select to_regclass('migration') is not null as exists`;
  const done = table?.exists ? (await sql<{ name: string }[]>`select name from migration`).map(({ name }) => name) : [];
  return {
    pending: files.filter((name) => !done.includes(name)),
    unknown: done.filter((name) => !files.includes(name)),
  };
}

/**
 * Brings the schema up to date: the numbered files of `migrations/` that have not run yet, in order, in one
 * transaction, one process at a time. Refuses a schema that has migrations this version doesn't know.
 * Returns the names of what ran.
 */
export async function migrate(sql: Sql): Promise<string[]> {
  const files = migrationFiles();
  return sql.begin(async (tx) => {
    await tx`set local lock_timeout = 0`;
    await tx`set local statement_timeout = 0`;
    await tx`select pg_advisory_xact_lock(${lockNumber("migrate")})`;
    await tx`create table if not exists migration (name text primary key, digest text not null, at timestamptz not null default now())`;
    const done = new Map(
      (await tx<{ name: string; digest: string }[]>`select name, digest from migration`).map((row) => [
        row.name,
        row.digest,
      ]),
    );
    const unknown = [...done.keys()].filter((name) => !files.includes(name));
    if (unknown.length > 0)
      throw new Error(`The database is newer than this version of the shop: it has ${unknown.join(", ")}.`);
    const ran: string[] = [];
    for (const name of files) {
      const text = readFileSync(join(folder, name), "utf8");
      const digest = createHash("sha256").update(text).digest("hex");
      if (done.get(name) === digest) continue;
      if (done.has(name))
        throw new Error(`The migration ${name} was changed after it had run; write a new one instead.`);
      await tx.unsafe(text);
      await tx`insert into migration (name, digest) values (${name}, ${digest})`;
      ran.push(name);
    }
    return ran;
  });
}
