import { basename } from "node:path";
import type { ShopState } from "../../../contract/office/state.ts";
import { isBackingUp } from "../../backup/lease.ts";
import type { Sql } from "../../database/connect.ts";
import { productionTexts } from "../../production.ts";
import type { Shop } from "../../shop/shop.ts";
import { type Need, needsOf } from "../../status/attention.ts";
import { type Disk, isNearlyFull, readDisk } from "../../status/disk.ts";
import { lastFindings } from "../../status/lastFindings.ts";
import { latestRuns } from "../../status/readJobs.ts";
import { readStatus } from "../../status/readStatus.ts";

/** Pictures that are still to be developed, and those of the last week that could not be. */
async function readPictures(sql: Sql): Promise<ShopState["pictures"]> {
  const [counted] = await sql<ShopState["pictures"][]>`
    select (select count(*)::int from upload where state in ('receiving', 'stored', 'developing')) as waiting,
      (select count(*)::int from upload where state = 'failed' and created_at > now() - interval '7 days') as failing`;
  return counted ?? { waiting: 0, failing: 0 };
}

const aboutDisk = (disk: Disk | undefined): Need[] =>
  disk && isNearlyFull(disk)
    ? [
        {
          words: "The disk is nearly full.",
          todo: "Give it room: a shop that can't write takes no orders. Old backups and logs are the first to go elsewhere.",
        },
      ]
    : [];

/** Of the queues of some topics, how much waits and how much of it fails. */
const waitingOf = (rows: { waiting: number; failing?: number; dead: number }[]) => ({
  waiting: rows.reduce((sum, { waiting }) => sum + waiting, 0),
  failing: rows.reduce((sum, { failing = 0, dead }) => sum + Math.max(failing, dead), 0),
});

/** How the shop does, as `bin/shop status` tells it, with the disk and what is dropped in the office; the books as the last audit found them. */
export async function readState({ sql, settings }: Pick<Shop, "sql" | "settings">): Promise<ShopState> {
  const [status, disk, pictures, running] = await Promise.all([
    readStatus(sql, lastFindings),
    readDisk(settings.DATA_DIR),
    readPictures(sql),
    isBackingUp(sql),
  ]);
  const { database, queues, backups } = status;
  const isMail = ({ topic }: { topic: string }) => topic.endsWith("mail");
  const last = backups.find(({ kind }) => kind === "backup");
  return {
    at: status.at.toISOString(),
    needs: [...aboutDisk(disk), ...needsOf(status)],
    settings: productionTexts(settings, "said"),
    database: {
      version: database.version,
      bytes: database.bytes,
      current: database.pending_migrations.length + database.unknown_migrations.length === 0,
    },
    disk: disk ?? null,
    mails: waitingOf(queues.outbox.filter(isMail)),
    tasks: waitingOf(queues.outbox.filter((row) => !isMail(row))),
    webhooks: waitingOf(queues.inbox),
    pictures,
    unpaid: { count: queues.unpaid.count, oldest: queues.unpaid.oldest?.toISOString() ?? null },
    jobs: latestRuns(status.jobs).map(({ job, node, started_at, last_error }) => ({
      job,
      node,
      at: started_at.toISOString(),
      error: last_error,
    })),
    backup: {
      last: last ? { at: last.at.toISOString(), bytes: last.bytes, file: basename(last.file) } : null,
      rehearsed_at: backups.find(({ kind }) => kind === "rehearsal")?.at.toISOString() ?? null,
      nightly: settings.BACKUP_DIR !== undefined,
      running,
    },
  };
}
