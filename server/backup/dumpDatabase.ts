import { spawn, spawnSync } from "node:child_process";
import type { Sql } from "../database/connect.ts";

/** Runs one of PostgreSQL's own programs; throws with what it printed. */
async function run(program: string, args: string[]): Promise<void> {
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (text: Buffer) => {
    said = (said + text.toString()).slice(-2_000);
  });
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (status !== 0) throw new Error(`${program} failed: ${said.trim()}`);
}

/** Throws, saying what to install, unless `program` is here and not older than the server. */
async function check(program: string, sql: Sql): Promise<void> {
  const [server] = await sql<{ major: number }[]>`select current_setting('server_version_num')::int / 10000 as major`;
  const { stdout, error } = spawnSync(program, ["--version"], { encoding: "utf8" });
  const major = Number(/(\d+)[.\d]*/.exec(stdout ?? "")?.[1] ?? 0);
  if (error || major < (server?.major ?? 0))
    throw new Error(
      `A database of DATABASE_URL is backed up by PostgreSQL's own ${program}, ${server?.major} or newer. Install it (Debian: apt-get install postgresql-client-${server?.major}) and put it on the path.`,
    );
}

/** Writes the whole database of DATABASE_URL to a file, by pg_dump, as it was at one moment. */
export async function dumpDatabase(sql: Sql, url: string, file: string): Promise<void> {
  await check("pg_dump", sql);
  await run("pg_dump", [
    "--format=custom",
    "--compress=0",
    "--no-owner",
    "--no-privileges",
    `--dbname=${url}`,
    `--file=${file}`,
  ]);
}

/** Brings a file of `dumpDatabase` into the database of DATABASE_URL, which must have no tables; whole or not at all. */
export async function loadDump(sql: Sql, url: string, file: string): Promise<void> {
  await check("pg_restore", sql);
  const [table] = await sql`
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname <> 'information_schema' and n.nspname !~ '^pg_' limit 1`;
  if (table) throw new Error("The database of DATABASE_URL has tables already; a backup goes into an empty one.");
  await run("pg_restore", [
    "--no-owner",
    "--no-privileges",
    "--single-transaction",
    "--exit-on-error",
    `--dbname=${url}`,
    file,
  ]);
}
