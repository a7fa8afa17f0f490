import type { Sql } from "../database/connect.ts";
import { openMigrations } from "../database/migrate.ts";
import { overdueGrievances } from "../grievances/overdueGrievances.ts";
import { audit, type Broken } from "../jobs/audit.ts";
import { type NodeRun, readJobs } from "./readJobs.ts";
import { type Queues, readQueues } from "./readQueues.ts";

/** A variant of which so few pieces are left is low, unless it is gone already and listed so. */
const low = 2;
/** The longest list of products that is read. */
const mostProducts = 20;

/** How the shop does, as the database knows it. */
export type Status = {
  at: Date;
  database: { version: string; bytes: number; pending_migrations: string[]; unknown_migrations: string[] };
  queues: Queues;
  jobs: NodeRun[];
  findings: Broken[];
  failed_refunds: { order_no: string; amount: number; reason: string }[];
  overdue_complaints: string[];
  stock: { low: { sku: string; name: string; left: number }[]; low_count: number; out_count: number };
};

/** Reads how the shop does. Runs the audit itself. */
export async function readStatus(sql: Sql): Promise<Status> {
  const migrations = await openMigrations(sql);
  const [about] = await sql<{ version: string; bytes: number; at: Date }[]>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes, now() as at`;
  const counted = await sql<{ low: number; out: number }[]>`
    select (count(*) filter (where s.on_hand - s.held between 1 and ${low}))::int as low,
      (count(*) filter (where s.on_hand - s.held <= 0))::int as out
    from stock s join variant v on v.id = s.variant_id join product p on p.id = v.product_id where p.published and not v.retired`;
  const [queues, jobs, findings, refunds, overdue, lowest] = await Promise.all([
    readQueues(sql),
    readJobs(sql),
    audit(sql),
    sql<Status["failed_refunds"]>`
      select o.order_no, r.amount, r.reason from refund r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id
      where r.state = 'failed' and p.refunded < p.amount order by r.id`,
    overdueGrievances(sql),
    sql<Status["stock"]["low"]>`
      select v.sku, p.name, s.on_hand - s.held as left from stock s join variant v on v.id = s.variant_id
      join product p on p.id = v.product_id
      where s.on_hand - s.held between 1 and ${low} and p.published and not v.retired order by 3, v.sku limit ${mostProducts}`,
  ]);
  return {
    at: about?.at ?? new Date(),
    database: {
      version: about?.version ?? "",
      bytes: about?.bytes ?? 0,
      pending_migrations: migrations.pending,
      unknown_migrations: migrations.unknown,
    },
    queues,
    jobs: [...jobs],
    findings: [...findings],
    failed_refunds: [...refunds],
    overdue_complaints: overdue,
    stock: { low: [...lowest], low_count: counted[0]?.low ?? 0, out_count: counted[0]?.out ?? 0 },
  };
}
