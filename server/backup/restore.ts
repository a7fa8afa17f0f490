import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { cp } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { openDatabase, type Sql } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";
import { openPrograms } from "../database/programs.ts";
import { audit, type Broken } from "../jobs/audit.ts";
import type { Settings } from "../settings.ts";
import { unwritable } from "../unwritable.ts";
import { ArchiveError, readArchive } from "./archive.ts";
import type { About } from "./backup.ts";
import { loadDump } from "./dumpDatabase.ts";

/** What was found in a restored shop. `newest_order`: undefined when there is none. Times are UTC. */
export type Restored = {
  about: About;
  migrated: string[];
  orders: number;
  products: number;
  customers: number;
  newest_order: { order_no: string; placed_at: Date } | undefined;
  findings: Broken[];
};

type Target = Pick<Settings, "DATA_DIR" | "DATABASE_URL" | "DATABASE_POOL">;

function readAbout(folder: string, file: string): About {
  const path = join(folder, "swara.json");
  if (!existsSync(path)) throw new ArchiveError(`${file} is no backup of a shop.`);
  const about: About = JSON.parse(readFileSync(path, "utf8"));
  if (about.format !== 1) throw new ArchiveError(`${file} was made by a newer version of the shop.`);
  return about;
}

async function look(sql: Sql, about: About): Promise<Restored> {
  const migrated = await migrate(sql);
  const [counted] = await sql<{ orders: number; products: number; customers: number }[]>`
    select (select count(*)::int from orders) as orders, (select count(*)::int from product) as products,
      (select count(*)::int from customer) as customers`;
  const [newest] = await sql<{ order_no: string; placed_at: Date }[]>`
    select order_no, placed_at from orders order by placed_at desc limit 1`;
  const { orders = 0, products = 0, customers = 0 } = counted ?? {};
  return { about, migrated, orders, products, customers, newest_order: newest, findings: await audit(sql) };
}

/** Puts what was unpacked to its place in DATA_DIR. The database's files get their owner when it is started. */
function place(unpacked: string, dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  if (existsSync(join(unpacked, "settings")))
    renameSync(join(unpacked, "settings"), join(dataDir, "restored-settings"));
  rmSync(join(unpacked, "swara.json"));
  for (const name of readdirSync(unpacked)) renameSync(join(unpacked, name), join(dataDir, name));
}

/** A folder beside DATA_DIR, to unpack to. */
function besides(dataDir: string): string {
  const above = dirname(dataDir);
  try {
    mkdirSync(above, { recursive: true });
    return mkdtempSync(`${dataDir}-restoring-`);
  } catch (error) {
    throw unwritable(`DATA_DIR=${dataDir}`, above, error);
  }
}

/**
 * Brings a backup into an empty DATA_DIR (and, when the shop of the backup had one, into the empty database of
 * DATABASE_URL), starts the database, brings its schema up to date and audits the books. Whole or not at all; settings
 * are laid into `restored-settings`. Throws an Error that says what to do.
 */
export async function restore(
  file: string,
  settings: Target,
  read: (bytes: number) => void = () => {},
): Promise<Restored> {
  const dataDir = resolve(settings.DATA_DIR);
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new Error(`${dataDir} is not empty; a backup goes into an empty folder (DATA_DIR), so that nothing is lost.`);
  const unpacked = besides(dataDir);
  try {
    await readArchive(file, unpacked, read);
    const about = readAbout(unpacked, file);
    if (about.database.kind === "dump" && !settings.DATABASE_URL)
      throw new Error("This backup is of a shop on a PostgreSQL server: set DATABASE_URL to an empty database.");
    if (about.database.kind === "files") {
      if (settings.DATABASE_URL)
        throw new Error("This backup is of a shop with the embedded database: take DATABASE_URL out of the settings.");
      const { major } = openPrograms(unpacked);
      if (about.database.major !== major)
        throw new Error(`This backup is of PostgreSQL ${about.database.major}, but the embedded one here is ${major}.`);
    }
    place(unpacked, dataDir);
    const database = await openDatabase({ ...settings, DATA_DIR: dataDir });
    try {
      const dump = join(dataDir, "database.dump");
      if (settings.DATABASE_URL) {
        await loadDump(database.sql, settings.DATABASE_URL, dump);
        rmSync(dump);
      }
      return await look(database.sql, about);
    } finally {
      await database.close();
    }
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true });
    throw unwritable(`DATA_DIR=${dataDir}`, dataDir, error);
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}

/**
 * Lays restored settings where the shop reads them. What stands there already and differs is kept beside it as
 * `….before-restore`. Answers the paths that were written.
 */
export async function placeSettings(dataDir: string, places: { env: string; shop: string }): Promise<string[]> {
  const from = join(dataDir, "restored-settings");
  const written: string[] = [];
  for (const [source, target] of [
    [join(from, ".env"), places.env],
    [join(from, "shop"), places.shop],
  ] as const) {
    if (!existsSync(source)) continue;
    if (existsSync(target)) renameSync(target, `${target}.before-restore`);
    await cp(source, target, { recursive: true });
    written.push(target);
  }
  return written;
}
