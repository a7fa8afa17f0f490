import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Sql } from "../database/connect.ts";
import type { Settings } from "../settings.ts";
import type { Since } from "./atOneMoment.ts";
import { changedSince } from "./changedSince.ts";
import { indexDigest } from "./indexDigest.ts";
import { openIndex, UnusableIndex, writeIndex } from "./indexFile.ts";
import type { Packed } from "./packedIndex.ts";
import type { ProductIndex } from "./productIndex.ts";
import { loadIndex } from "./readProducts.ts";

/** Where a shop's index is kept between starts. */
export const indexFolder = ({ DATA_DIR }: Pick<Settings, "DATA_DIR">): string => join(DATA_DIR, "search");

/** Which database an index is of: the cluster, a token that was written down there, and by which transaction. */
type Origin = { cluster: string; token: string; transaction: string; since: Since };

/** What has to stay free on the disk in bytes, which the database may share. */
const leastFree = 2_000_000_000;
/** Files of other versions, and what a process left that died, are removed after so many milliseconds. */
const forgotten = 86_400_000;

const clusterOf = async (sql: Sql): Promise<string> => {
  const [row] = await sql<[{ cluster: string }]>`select system_identifier::text as cluster from pg_control_system()`;
  return row.cluster;
};
const pathIn = async (folder: string): Promise<string> => join(folder, `${await indexDigest()}.index`);

/**
 * Keeps an index in a folder for the next start, whole or not at all. Throws when it can't be kept: whoever has the index goes on without
 * the file.
 */
export async function keepIndex(sql: Sql, folder: string, { packed, since }: Packed, free = leastFree): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < free) throw new Error("there is too little room on the disk");
  const token = randomUUID();
  const cluster = await clusterOf(sql);
  const [written] = await sql<[{ transaction: string }]>`
    with gone as (delete from kept_index where at < now() - interval '1 year')
    insert into kept_index (token) values (${token}) returning pg_current_xact_id()::xid::text as transaction`;
  const origin: Origin = { cluster, token, transaction: written.transaction, since };
  const path = await pathIn(folder);
  const part = `${path}.${token}.part`;
  try {
    const file = await open(part, "wx", 0o600);
    try {
      await writeIndex(file, packed, origin);
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await forgetOthers(folder, path);
}

async function forgetOthers(folder: string, own: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (path === own || !/\.(?:index|part)$/.test(name)) continue;
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > forgotten) await rm(path, { force: true });
  }
}

/**
 * The index that was kept in a folder, if it is one of this database and this version of the shop; undefined when there is none. Throws
 * with the reason when there is one that can't be used.
 */
export async function readKept(sql: Sql, folder: string): Promise<Packed | undefined> {
  const file = await openIndex(await pathIn(folder));
  if (!file) return undefined;
  try {
    const { cluster, token, transaction, since } = file.origin as Origin;
    if (cluster !== (await clusterOf(sql))) throw new UnusableIndex("it is of another database");
    const [known] = await sql<
      { transaction: string }[]
    >`select xmin::text as transaction from kept_index where token = ${token}`;
    if (!known) throw new UnusableIndex("the database knows nothing of it: it may be an earlier copy");
    if (known.transaction !== transaction) throw new UnusableIndex("the database was loaded anew since");
    return { packed: await file.read(), since };
  } finally {
    await file.close();
  }
}

/**
 * The index of what was kept, with the products that it has to read anew before it serves; undefined when there is none.
 * Throws with the reason when there is one that can't be used.
 */
export async function startFromKept(
  sql: Sql,
  folder: string,
): Promise<{ index: ProductIndex; ids: number[]; since: Since } | undefined> {
  const kept = await readKept(sql, folder);
  if (!kept) return undefined;
  const index = await loadIndex(kept.packed);
  const changed = await changedSince(sql, index, kept.since);
  if (!changed) throw new UnusableIndex("too much has changed since");
  return { index, ...changed };
}
