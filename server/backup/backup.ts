import { readFileSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { Sql } from "../database/connect.ts";
import { openPrograms } from "../database/programs.ts";
import type { Settings } from "../settings.ts";
import { unwritable } from "../unwritable.ts";
import { type ArchiveWriter, writeArchive } from "./archive.ts";
import { copyCluster } from "./copyCluster.ts";
import { dumpDatabase } from "./dumpDatabase.ts";

/** The first entry of a backup: what it is. `database`: the embedded one's files, of a major version, or a dump. */
export type About = {
  format: 1;
  made_at: string;
  shop: string;
  version: string;
  database: { kind: "files"; major: number } | { kind: "dump" };
};

/** Which of the shop's settings a backup takes along. */
type Backed = Pick<Settings, "DATA_DIR" | "DATABASE_URL" | "SHOP_FOLDER" | "SHOP_FILE" | "shop">;

/** What the data folder keeps beside the database and a backup takes along. Old releases' files are not worth keeping. */
const keptFolders = ["pictures", "mail"];

async function addFolder(archive: ArchiveWriter, name: string, path: string): Promise<void> {
  const entries = await readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  for (const entry of entries) {
    const [inner, place] = [`${name}/${entry.name}`, join(path, entry.name)];
    if (entry.isDirectory()) await addFolder(archive, inner, place);
    else if (entry.isFile()) await archive.file(inner, place);
  }
}

/** Settings: `.env` where there is one, the owner's folder, and his file where it lies elsewhere. */
async function addSettings(archive: ArchiveWriter, { SHOP_FOLDER, SHOP_FILE }: Backed): Promise<void> {
  await archive.file("settings/.env", ".env");
  await addFolder(archive, "settings/shop", SHOP_FOLDER);
  if (dirname(resolve(SHOP_FILE)) !== SHOP_FOLDER) await archive.file(`settings/${basename(SHOP_FILE)}`, SHOP_FILE);
}

/** The database of a server, by a dump that lies beside the archive for so long. */
async function addDump(archive: ArchiveWriter, sql: Sql, url: string, dump: string): Promise<void> {
  try {
    await dumpDatabase(sql, url, dump);
    await archive.file("database.dump", dump);
  } finally {
    await rm(dump, { force: true });
  }
}

/** This version of the shop, from its package file. */
export function ownVersion(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(import.meta.dirname, "..", "..", "package.json"), "utf8"),
  );
  return version;
}

/**
 * Writes a backup of the whole shop to `file`, complete or not at all, while it goes on selling: the database as of the
 * end of the backup, photographs, kept mails, settings. It holds secrets and customers' data: only its owner may read
 * it. Throws when the file exists, or in plain words when it can't be written. `copied` is told how much of the database is done.
 */
export async function backup(
  sql: Sql,
  settings: Backed,
  file: string,
  copied: (done: number, total: number) => void = () => {},
): Promise<{ bytes: number; sha256: string }> {
  if (await stat(file).catch(() => undefined))
    throw new Error(`${file} exists already; a backup never replaces another.`);
  const { DATA_DIR, DATABASE_URL } = settings;
  const about: About = {
    format: 1,
    made_at: new Date().toISOString(),
    shop: settings.shop.name,
    version: ownVersion(),
    database: DATABASE_URL ? { kind: "dump" } : { kind: "files", major: openPrograms(DATA_DIR).major },
  };
  try {
    return await writeArchive(file, async (archive) => {
      await archive.text("swara.json", JSON.stringify(about));
      await addSettings(archive, settings);
      for (const name of keptFolders) await addFolder(archive, name, join(DATA_DIR, name));
      // Last, so that no order is older than the picture or mail that belongs to it.
      if (DATABASE_URL) await addDump(archive, sql, DATABASE_URL, `${file}.dump`);
      else await copyCluster(sql, join(DATA_DIR, "postgres"), archive, copied);
    });
  } catch (error) {
    throw unwritable(file, file, error);
  }
}
