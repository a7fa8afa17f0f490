import { type BackupRun, readBackupRuns } from "../backup/backupRuns.ts";
import { countLacks } from "../catalogue/readLacks.ts";
import type { Sql } from "../database/connect.ts";
import { openMigrations } from "../database/migrate.ts";
import { transaction } from "../database/transaction.ts";
import { overdueGrievances } from "../grievances/overdueGrievances.ts";
import type { Broken } from "../jobs/audit.ts";
import { auditPatiently } from "../jobs/auditRound.ts";
import { isFailed, isToTransfer } from "../payments/dueRefunds.ts";
import { isLow, isOut } from "../stock/isLow.ts";
import { type NodeRun, readJobs } from "./readJobs.ts";
import { type Queues, readQueues } from "./readQueues.ts";
import { readTroubles, type Troubles } from "./readTroubles.ts";

/** A node that has not found the courier away for so many minutes is gone, or nobody asks it. */
const breakerKept = 60;
/** The longest list of products that is read. */
const mostProducts = 20;

/** How the shop does, as the database knows it. */
export type Status = Troubles & {
  at: Date;
  database: { version: string; bytes: number; pending_migrations: string[]; unknown_migrations: string[] };
  queues: Queues;
  jobs: NodeRun[];
  findings: Broken[];
  failed_refunds: { order_no: string; amount: number; reason: string }[];
  /** Refunds that somebody has to transfer, those that failed among them; the amount in paise. */
  transfers: { count: number; amount: number };
  overdue_complaints: string[];
  /** Nodes whose courier service does not answer. */
  courier_away: { node: string; since: Date; last_error: string }[];
  /** The newest backup and the newest rehearsal of one. */
  backups: BackupRun[];
  /** Products that lack something, and how many of them are not sold for it: `bin/shop lacks` names them; whether the shop shows none at all. */
  lacks: { products: number; not_sold: number; none: boolean };
  /** What is low as the office's Stock has it, and not sold out yet; what is sold out is counted apart. */
  stock: { low: { sku: string; name: string; left: number }[]; low_count: number; out_count: number };
};

const auditNow = (sql: Sql): Promise<Broken[]> => transaction(sql, auditPatiently);

const failedRefunds = (sql: Sql) => sql<Status["failed_refunds"]>`
  select o.order_no, r.amount, r.reason from refund r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id
  where ${isFailed(sql)} order by r.id`;

async function transfersDue(sql: Sql): Promise<Status["transfers"]> {
  const [due] = await sql<Status["transfers"][]>`
    select count(*)::int as count, coalesce(sum(r.amount), 0)::bigint as amount
    from refund r join payment p on p.id = r.payment_id where r.state <> 'processed' and ${isToTransfer(sql)}`;
  return due ?? noTransfers;
}
const noTransfers = { count: 0, amount: 0 };

/**
 * Reads how the shop does. `findings`: what is wrong in the books; without it the audit is run. A schema that waits for its migrations
 * lacks what books, refunds and goods are read by: they are not read then.
 */
export async function readStatus(sql: Sql, findings = auditNow): Promise<Status> {
  const migrations = await openMigrations(sql);
  const isReady = migrations.pending.length === 0;
  const [about] = await sql<{ version: string; bytes: number; at: Date }[]>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes, now() as at`;
  const counted = await sql<{ low: number; out: number }[]>`
    select (count(*) filter (where ${isLow(sql)} and not ${isOut(sql)}))::int as low,
      (count(*) filter (where ${isOut(sql)}))::int as out
    from stock s join variant v on v.id = s.variant_id join product p on p.id = v.product_id where p.published and not v.retired`;
  const [queues, jobs, found, refunds, transfers, overdue, away, lowest, backups, lacks] = await Promise.all([
    readQueues(sql),
    readJobs(sql),
    isReady ? findings(sql) : [],
    isReady ? failedRefunds(sql) : [],
    isReady ? transfersDue(sql) : noTransfers,
    overdueGrievances(sql),
    sql<Status["courier_away"]>`
      select node, since, last_error from courier_breaker where seen_at > now() - ${breakerKept} * interval '1 minute' order by since`,
    sql<Status["stock"]["low"]>`
      select v.sku, p.name, s.on_hand - s.held as left from stock s join variant v on v.id = s.variant_id
      join product p on p.id = v.product_id
      where ${isLow(sql)} and not ${isOut(sql)} and p.published and not v.retired order by 3, v.sku limit ${mostProducts}`,
    readBackupRuns(sql),
    isReady ? countLacks(sql) : { products: 0, not_sold: 0, none: false },
  ]);
  return {
    ...(await readTroubles(sql)),
    at: about?.at ?? new Date(),
    database: {
      version: about?.version ?? "",
      bytes: about?.bytes ?? 0,
      pending_migrations: migrations.pending,
      unknown_migrations: migrations.unknown,
    },
    queues,
    jobs: [...jobs],
    findings: [...found],
    failed_refunds: [...refunds],
    transfers,
    overdue_complaints: overdue,
    courier_away: [...away],
    backups: [...backups],
    lacks,
    stock: { low: [...lowest], low_count: counted[0]?.low ?? 0, out_count: counted[0]?.out ?? 0 },
  };
}
