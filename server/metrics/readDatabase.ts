import { type BackupRun, readBackupRuns } from "../backup/backupRuns.ts";
import type { Sql } from "../database/connect.ts";
import { isFailed } from "../payments/dueRefunds.ts";
import { type NodeRun, readJobs } from "../status/readJobs.ts";
import { type Queues, readQueues } from "../status/readQueues.ts";

/** A standby as the primary sees it; without the right to read all statistics PostgreSQL tells only that there is one. */
type Standby = { name: string | null; sync: string | null; bytes: number | null; seconds: number | null };
type Oldest = { topic: string; seconds: number };

/** What the metrics tell of the database: times in seconds, `ahead` of this process's clock before the database's. */
export type DatabaseState = {
  queues: Queues;
  jobs: NodeRun[];
  backups: BackupRun[];
  connections: { state: string; count: number }[];
  standbys: Standby[];
  tasks: Oldest[];
  webhooks: Oldest[];
  refunds: { pending: number; failed: number; oldest: number };
  bytes: number;
  ahead: number;
};

async function readClock(sql: Sql): Promise<number> {
  const before = Date.now();
  const [row] = await sql<{ at: Date }[]>`select clock_timestamp() as at`;
  // It was read somewhere between the question and the answer.
  return row ? ((before + Date.now()) / 2 - row.at.getTime()) / 1_000 : 0;
}

/** Reads it; throws where the database is away. */
export async function readDatabase(sql: Sql): Promise<DatabaseState> {
  const ahead = await readClock(sql);
  const [queues, jobs, backups, connections, standbys, tasks, webhooks, refunds, size] = await Promise.all([
    readQueues(sql),
    readJobs(sql),
    readBackupRuns(sql),
    sql<DatabaseState["connections"]>`
      select coalesce(state, 'unknown') as state, count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name = 'swara' group by 1`,
    // A standby says nothing of others behind it; one that was never written to has no lag in time.
    sql<Standby[]>`
      select application_name as name, sync_state as sync,
        (case when not pg_is_in_recovery() then pg_wal_lsn_diff(pg_current_wal_lsn(), flush_lsn) end)::float8 as bytes,
        extract(epoch from flush_lag)::float8 as seconds from pg_stat_replication`,
    sql<Oldest[]>`
      select topic, greatest(0, extract(epoch from now() - min(created_at)))::float8 as seconds
      from outbox where done_at is null and (run_at <= now() or attempts > 0) group by topic`,
    sql<Oldest[]>`
      select gateway as topic, extract(epoch from now() - min(received_at))::float8 as seconds
      from webhook_inbox where processed_at is null group by gateway`,
    sql<DatabaseState["refunds"][]>`
      select (count(*) filter (where r.state = 'pending'))::int as pending,
        (count(*) filter (where ${isFailed(sql)}))::int as failed,
        coalesce(extract(epoch from now() - min(r.created_at) filter (where r.state = 'pending')), 0)::float8 as oldest
      from refund r where r.state <> 'processed'`,
    sql<{ bytes: number }[]>`select pg_database_size(current_database()) as bytes`,
  ]);
  return {
    queues,
    jobs: [...jobs],
    backups,
    connections: [...connections],
    standbys: [...standbys],
    tasks: [...tasks],
    webhooks: [...webhooks],
    refunds: refunds[0] ?? { pending: 0, failed: 0, oldest: 0 },
    bytes: size[0]?.bytes ?? 0,
    ahead,
  };
}
