import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { lockNumber, type Sql, type Transaction } from "./connect.ts";
import { PostgresError } from "./driver.ts";
import { contractsAfter } from "./expanding.ts";
import { allReleases } from "./releases.ts";

const folder = join(import.meta.dirname, "migrations");

const migrationFiles = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();

/** What a migration that this version does not know says of who may serve on it: everybody, or releases from one on. */
const anybody = "any";

/** Whether this version may serve on a schema with that migration, of a version after it: it only adds, or is of a time when nobody used what it took away. */
const servesOn = (from: string | null): boolean =>
  from === anybody || (from !== null && allReleases.some(({ name }) => name === from));

/** Older schemas do not say who may serve on them. */
async function addServes(tx: Transaction): Promise<void> {
  const [known] = await tx`
    select from pg_attribute where attrelid = 'migration'::regclass and attname = 'serves_from' and not attisdropped`;
  if (!known) await tx`alter table migration add column serves_from text`;
}

/** Which migrations have not run yet, and which this version doesn't know and can't serve on. */
export async function openMigrations(sql: Sql): Promise<{ pending: string[]; unknown: string[] }> {
  const files = migrationFiles();
  const [table] = await sql<{ exists: boolean }[]>`select to_regclass('migration') is not null as exists`;
  const done = table?.exists
    ? await sql<{ name: string; serves_from: string | null }[]>`
        select name, to_jsonb(migration) ->> 'serves_from' as serves_from from migration`
    : [];
  const names = new Set(done.map(({ name }) => name));
  return {
    pending: files.filter((name) => !names.has(name)),
    unknown: done
      .filter(({ name, serves_from }) => !files.includes(name) && !servesOn(serves_from))
      .map(({ name }) => name),
  };
}

/**
 * For how long a statement of a migration waits for a table that others read. All who come to the table meanwhile wait behind it, and who
 * waits at a page does so for two seconds.
 */
const shortWait = "1s";

/** Milliseconds after which a schema is given up whose tables are never free: an audit reads them for five minutes. */
const patience = 15 * 60_000;

/** A table was not free in time, or a deadlock: the same again may go through. */
const isBusy = (error: unknown): boolean => error instanceof PostgresError && ["55P03", "40P01"].includes(error.code);

/**
 * Brings the schema up to date: the numbered files of `migrations/` that have not run yet, in order, in one
 * transaction, one process at a time. Serves on a schema of a later version while its further migrations only add (going back
 * to the version before); refuses one that took away what this version uses. Where other nodes serve and keep a table for long, all of it
 * is undone and tried again later, so that they go on serving; `tell` hears of it.
 * Returns the names of what ran.
 */
export async function migrate(sql: Sql, tell: (words: string) => void = () => {}): Promise<string[]> {
  const until = Date.now() + patience;
  for (let seconds = 1; ; seconds = Math.min(seconds * 2, 30)) {
    try {
      return await runMigrations(sql);
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw error;
      tell(`The schema can't be brought up to date while others use its tables; trying again in ${seconds} s`);
      await pause(seconds * 1_000);
    }
  }
}

async function runMigrations(sql: Sql): Promise<string[]> {
  const files = migrationFiles();
  return sql.begin(async (tx) => {
    await tx`set local lock_timeout = 0`;
    await tx`set local statement_timeout = 0`;
    await tx`select pg_advisory_xact_lock(${lockNumber("migrate")})`;
    await tx`select set_config('lock_timeout', ${shortWait}, true)`;
    await tx`
      create table if not exists migration
        (name text primary key, digest text not null, at timestamptz not null default now(), serves_from text)`;
    await addServes(tx);
    const rows = await tx<{ name: string; digest: string; serves_from: string | null }[]>`
      select name, digest, serves_from from migration`;
    const done = new Map(rows.map((row) => [row.name, row.digest]));
    const unknown = rows.filter(({ name, serves_from }) => !files.includes(name) && !servesOn(serves_from));
    if (unknown.length > 0)
      throw new Error(
        `The database is newer than this version of the shop, which can't serve on it: it has ${unknown.map(({ name }) => name).join(", ")}.`,
      );
    const ran: string[] = [];
    for (const name of files) {
      const text = readFileSync(join(folder, name), "utf8");
      const digest = createHash("sha256").update(text).digest("hex");
      if (done.get(name) === digest) continue;
      if (done.has(name))
        throw new Error(`The migration ${name} was changed after it had run; write a new one instead.`);
      await tx.unsafe(text);
      const from = contractsAfter(text) ?? anybody;
      await tx`insert into migration (name, digest, serves_from) values (${name}, ${digest}, ${from})`;
      ran.push(name);
    }
    return ran;
  });
}
