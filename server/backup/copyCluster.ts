import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Sql } from "../database/connect.ts";
import type { ArchiveWriter } from "./archive.ts";

/**
 * Folders whose contents a base backup leaves out, and files that belong to the process that runs: PostgreSQL makes
 * them anew. As documented under "Backing Up the Data Directory" (PostgreSQL 18, 25.3.4).
 */
const emptied = new Set([
  "pg_wal",
  "pg_replslot",
  "pg_dynshmem",
  "pg_notify",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
]);
const leftOut = /^(?:postmaster\.(?:pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label.*|\.s\.PGSQL\..*)$/;

type Found = { folders: string[]; files: string[] };

/** What a base backup holds of a data folder, as paths below it; `global/pg_control` last, as it names the newest checkpoint. */
async function list(dataDir: string, below = ""): Promise<Found> {
  const found: Found = { folders: [], files: [] };
  const entries = await readdir(join(dataDir, below), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException): Dirent[] => {
      if (error.code === "ENOENT") return []; // a table that was dropped meanwhile
      throw error;
    },
  );
  for (const entry of entries) {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (leftOut.test(entry.name)) continue;
    if (entry.isDirectory()) {
      found.folders.push(path);
      if (below === "" && emptied.has(entry.name)) continue;
      const inner = await list(dataDir, path);
      found.folders.push(...inner.folders);
      found.files.push(...inner.files);
    } else if (entry.isFile()) found.files.push(path);
  }
  const isControl = (path: string) => Number(path === "global/pg_control");
  found.files.sort((a, b) => isControl(a) - isControl(b));
  return found;
}

/**
 * Copies the running embedded database into an archive, below `postgres/`, by PostgreSQL's own calls: a base backup
 * with the log that was written meanwhile. The shop goes on selling; what was committed before this returns is in it.
 * `copied` is told of each file.
 */
export async function copyCluster(
  sql: Sql,
  dataDir: string,
  archive: ArchiveWriter,
  copied: (done: number, total: number) => void = () => {},
): Promise<void> {
  const session = await sql.reserve();
  // A slot of this session keeps the log's files from being used anew before they are copied.
  const slot = `swara_backup_${process.pid}`;
  try {
    await session`set statement_timeout = 0`;
    const [level] = await session<{ wal_level: string }[]>`show wal_level`;
    if (level?.wal_level === "minimal")
      throw new Error(
        "The database was started by an older version of the shop, which can't be backed up while it runs. Restart the shop, then try again.",
      );
    await session`select pg_create_physical_replication_slot(${slot}, true, true)`;
    const [begun] = await session<{ first: string }[]>`select pg_walfile_name(pg_backup_start(${slot}, true)) as first`;
    const { folders, files } = await list(dataDir);
    for (const folder of folders) await archive.folder(`postgres/${folder}`);
    for (const [n, file] of files.entries()) {
      await archive.file(`postgres/${file}`, join(dataDir, file));
      copied(n + 1, files.length);
    }
    const [ended] = await session<{ label: string; last: string }[]>`
      select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)`;
    if (!begun || !ended) throw new Error("PostgreSQL did not say where the backup begins and ends.");
    await archive.text("postgres/backup_label", ended.label);
    const log = (await readdir(join(dataDir, "pg_wal"))).filter(
      (name) => /^[0-9A-F]{24}$/.test(name) && name >= begun.first && name <= ended.last,
    );
    for (const name of log.toSorted()) await archive.file(`postgres/pg_wal/${name}`, join(dataDir, "pg_wal", name));
  } finally {
    // Both end with the session too; they must not outlive a failure in one that is used again.
    await session`select pg_drop_replication_slot(${slot})`.catch(() => {});
    await session`reset statement_timeout`.catch(() => {});
    session.release();
  }
}
