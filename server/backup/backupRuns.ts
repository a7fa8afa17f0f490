import type { Sql } from "../database/connect.ts";

/** A backup that was made, or a rehearsal: one that was restored beside the shop and whose books were found to balance. */
export type BackupRun = { kind: "backup" | "rehearsal"; file: string; bytes: number; sha256: string; at: Date };

/** Writes down that a backup was made or rehearsed. */
export async function recordBackup(sql: Sql, { kind, file, bytes, sha256 }: Omit<BackupRun, "at">): Promise<void> {
  await sql`insert into backup_run (kind, file, bytes, sha256) values (${kind}, ${file}, ${bytes}, ${sha256})`;
}

/** The newest backup and the newest rehearsal, as far as there are any. */
export async function readBackupRuns(sql: Sql): Promise<BackupRun[]> {
  return sql<
    BackupRun[]
  >`select distinct on (kind) kind, file, bytes, sha256, at from backup_run order by kind, at desc`;
}
