import type { Sql } from "../database/connect.ts";
import { readJobs } from "../status/readJobs.ts";
import { readQueues } from "../status/readQueues.ts";
import {
  auditFindings,
  connections,
  databaseUp,
  inboxWaiting,
  jobFailures,
  jobRuns,
  jobSuccess,
  ordersUnpaid,
  outboxDead,
  outboxWaiting,
} from "./metrics.ts";

const gauges = [outboxWaiting, outboxDead, inboxWaiting, ordersUnpaid, auditFindings, jobSuccess];
const perNode = [jobRuns, jobFailures, connections];

/** Sets what is read from the database; where it is away, database_up alone says so. */
export async function readGauges(sql: Sql): Promise<void> {
  for (const gauge of [...gauges, ...perNode]) gauge.reset();
  try {
    const [queues, jobs, open] = await Promise.all([
      readQueues(sql),
      readJobs(sql),
      sql<{ state: string; count: number }[]>`
        select coalesce(state, 'unknown') as state, count(*)::int as count from pg_stat_activity
        where datname = current_database() and application_name = 'swara' group by 1`,
    ]);
    for (const { topic, waiting, dead } of queues.outbox) {
      outboxWaiting.set({ topic }, waiting);
      outboxDead.set({ topic }, dead);
    }
    for (const { gateway, waiting } of queues.inbox) inboxWaiting.set({ gateway }, waiting);
    ordersUnpaid.set(queues.unpaid.count);
    for (const { job, node, runs, failures } of jobs) {
      jobRuns.set({ job, node }, runs);
      jobFailures.set({ job, node }, failures);
    }
    for (const [job, runs] of Map.groupBy(jobs, (run) => run.job)) {
      const last = Math.max(...runs.map(({ succeeded_at }) => succeeded_at?.getTime() ?? 0));
      if (last > 0) jobSuccess.set({ job }, last / 1_000);
    }
    const audits = jobs.filter(({ job, found }) => job === "audit" && found !== null);
    const latest = audits.sort((a, b) => b.started_at.getTime() - a.started_at.getTime())[0];
    if (latest) auditFindings.set(latest.found ?? 0);
    for (const { state, count } of open) connections.set({ state }, count);
    databaseUp.set(1);
  } catch {
    databaseUp.set(0);
  }
}
