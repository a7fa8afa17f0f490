import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Sql } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { indianClock } from "../india.ts";
import type { Settings } from "../settings.ts";
import type { Shop } from "../shop/shop.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { unwritable } from "../unwritable.ts";
import { backup } from "./backup.ts";
import { readBackupRuns, recordBackup } from "./backupRuns.ts";
import { takeLease, withLease } from "./lease.ts";
import { restore } from "./restore.ts";

/** The hour of India's clock from which on the night's backup is made: the fewest shop then. */
const nightHour = 2;
const day = 86_400_000;
/** After how many days the newest backup is restored beside the shop once more. */
const rehearseAfter = 30;

const ownName = /^swara-\d{8}-\d{4}\.tar\.zst$/;
/** What is on its way to be one, and where one is restored to see that it can be. */
const ownHalf = /^swara-\d{8}-\d{4}\.tar\.zst\.(part|dump)$/;
const ownRehearsal = /^swara-rehearsal-\w{6}(-restoring-\w{6})?$/;
/** As versions before this one called it; somebody's own folder may be called so too. */
const earlierRehearsal = /^rehearsal-\w{6}(-restoring-\w{6})?$/;
const isCluster = (...folder: string[]) => existsSync(join(...folder, "postgres"));
const indian = (time: Date) => indianClock(time).toISOString();

/** The name of a backup made at this time: swara-20261122-0231.tar.zst, in India's time. */
export const backupName = (time: Date): string =>
  `swara-${indian(time).slice(0, 16).replace(/[-:]/g, "").replace("T", "-")}.tar.zst`;

/** Whether the night's backup is to be made: none since the last 2 o'clock, India's time. */
export function isDue(now: Date, latest: Date | undefined): boolean {
  const since = new Date(`${indian(now).slice(0, 10)}T0${nightHour}:00:00+05:30`).getTime();
  const begun = now.getTime() >= since ? since : since - day;
  return (latest?.getTime() ?? 0) < begun;
}

type Place = Settings & { BACKUP_DIR: string };

/** Deletes the oldest of the nightly backups in a folder, but for `keep` of them. Other files stay. */
async function prune(folder: string, keep: number): Promise<void> {
  const own = (await readdir(folder)).filter((name) => ownName.test(name)).toSorted();
  for (const name of own.slice(0, Math.max(0, own.length - keep))) await rm(join(folder, name));
}

/** Deletes what a backup or a rehearsal that was killed has left in a folder. Who does has the lease: nobody writes to it now. */
async function sweep(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter(
    (name) => ownHalf.test(name) || ownRehearsal.test(name) || (earlierRehearsal.test(name) && isCluster(folder, name)),
  );
  for (const name of left) await rm(join(folder, name), { recursive: true, force: true });
}

/** Restores a backup into a folder of its own beside it, and throws when its books don't balance. */
async function rehearse(file: string, settings: Place): Promise<void> {
  const folder = mkdtempSync(join(settings.BACKUP_DIR, "swara-rehearsal-"));
  try {
    const { findings } = await restore(file, { DATA_DIR: folder, DATABASE_URL: undefined, DATABASE_POOL: 2 });
    const [first] = findings;
    if (first) throw new Error(`The restored books don't balance: ${first.rule} (${first.subject})`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes a backup in BACKUP_DIR, and deletes the oldest there are too many of. Answers where it is, of what size and digest. */
async function makeOne(sql: Sql, settings: Place, now: Date) {
  const { BACKUP_DIR } = settings;
  await mkdir(BACKUP_DIR, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw unwritable(`BACKUP_DIR=${BACKUP_DIR}`, BACKUP_DIR, error);
  });
  await sweep(BACKUP_DIR);
  const file = join(settings.BACKUP_DIR, backupName(now));
  const made = { file, ...(await backup(sql, settings, file)) };
  await recordBackup(sql, { kind: "backup", ...made });
  await prune(settings.BACKUP_DIR, settings.BACKUP_KEEP);
  return made;
}

/** Makes the night's backup when it is due, and the month's rehearsal. Answers how many backups were made. */
async function makeDue(sql: Sql, settings: Place, now: Date): Promise<number> {
  const runs = await readBackupRuns(sql);
  const at = (kind: "backup" | "rehearsal") => runs.find((run) => run.kind === kind)?.at;
  if (!isDue(now, at("backup"))) return 0;
  const made = await makeOne(sql, settings, now);
  if (now.getTime() - (at("rehearsal")?.getTime() ?? 0) > rehearseAfter * day && !settings.DATABASE_URL) {
    await rehearse(made.file, settings);
    await recordBackup(sql, { kind: "rehearsal", ...made });
  }
  return 1;
}

/**
 * Makes the night's backup in BACKUP_DIR when it is due, on one node, keeps BACKUP_KEEP of them, and restores the newest
 * once a month to see that it can be. A database of DATABASE_URL is not rehearsed: where to, its keeper knows. Answers
 * how many backups were made.
 */
export async function nightlyBackup(sql: Sql, settings: Place, now = new Date()): Promise<number> {
  const holder = await takeLease(sql);
  return holder === undefined ? 0 : withLease(sql, holder, () => makeDue(sql, settings, now));
}

/**
 * Begins a backup in BACKUP_DIR at the hand of somebody of the staff, as each night's is made, and answers before it is
 * done: `running` while another is made, or was in this minute. One that fails leaves its reason in the log.
 */
export async function startBackup(
  { sql, log }: Pick<Shop, "sql" | "log">,
  settings: Place,
  by: Staff,
): Promise<"begun" | "running"> {
  const now = new Date();
  const made = (await readBackupRuns(sql)).find(({ kind }) => kind === "backup");
  if (made && basename(made.file) === backupName(now)) return "running";
  const holder = await transaction(sql, async (tx) => {
    const taken = await takeLease(tx);
    if (taken !== undefined) await recordAct(tx, by, { act: "backup.make", thing: "backup", id: backupName(now) });
    return taken;
  });
  if (holder === undefined) return "running";
  const make = () => makeOne(sql, settings, now).catch((error: unknown) => log.error({ err: error }, "backup failed"));
  withLease(sql, holder, make).catch((error: unknown) => log.error({ err: error }, "backup's lease kept"));
  return "begun";
}
