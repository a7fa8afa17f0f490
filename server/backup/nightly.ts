import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Sql } from "../database/connect.ts";
import type { Settings } from "../settings.ts";
import { backup } from "./backup.ts";
import { readBackupRuns, recordBackup } from "./backupRuns.ts";
import { restore } from "./restore.ts";

/** The hour of India's clock from which on the night's backup is made: the fewest shop then. */
const nightHour = 2;
const [hour, day] = [3_600_000, 86_400_000];
/** After how many days the newest backup is restored beside the shop once more. */
const rehearseAfter = 30;

const ownName = /^swara-\d{8}-\d{4}\.tar\.zst$/;
const indian = (time: Date) => new Date(time.getTime() + 5.5 * hour).toISOString();

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

/** Restores a backup into a folder of its own beside it, and throws when its books don't balance. */
async function rehearse(file: string, settings: Place): Promise<void> {
  const folder = mkdtempSync(join(settings.BACKUP_DIR, "rehearsal-"));
  try {
    const { findings } = await restore(file, { DATA_DIR: folder, DATABASE_URL: undefined, DATABASE_POOL: 2 });
    const [first] = findings;
    if (first) throw new Error(`The restored books don't balance: ${first.rule} (${first.subject})`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes the night's backup when it is due, and the month's rehearsal. Answers how many backups were made. */
async function makeDue(sql: Sql, settings: Place, now: Date): Promise<number> {
  const runs = await readBackupRuns(sql);
  const at = (kind: "backup" | "rehearsal") => runs.find((run) => run.kind === kind)?.at;
  if (!isDue(now, at("backup"))) return 0;
  await mkdir(settings.BACKUP_DIR, { recursive: true, mode: 0o700 });
  const file = join(settings.BACKUP_DIR, backupName(now));
  const written = await backup(sql, settings, file);
  await recordBackup(sql, { kind: "backup", file, ...written });
  await prune(settings.BACKUP_DIR, settings.BACKUP_KEEP);
  if (now.getTime() - (at("rehearsal")?.getTime() ?? 0) > rehearseAfter * day && !settings.DATABASE_URL) {
    await rehearse(file, settings);
    await recordBackup(sql, { kind: "rehearsal", file, ...written });
  }
  return 1;
}

/**
 * Makes the night's backup in BACKUP_DIR when it is due, on one node, keeps BACKUP_KEEP of them, and restores the newest
 * once a month to see that it can be. A database of DATABASE_URL is not rehearsed: where to, its keeper knows. Answers
 * how many backups were made.
 */
export async function nightlyBackup(sql: Sql, settings: Place, now = new Date()): Promise<number> {
  // A lease instead of a lock: no connection is held meanwhile, and a node that was killed has it for an hour at most.
  const [lease] =
    await sql`update backup_lease set until = now() + interval '1 hour' where until < now() returning until`;
  if (!lease) return 0;
  try {
    return await makeDue(sql, settings, now);
  } finally {
    await sql`update backup_lease set until = now()`;
  }
}
