import type { Sql } from "../database/connect.ts";

export type NodeRun = {
  job: string;
  node: string;
  every_seconds: number;
  started_at: Date;
  succeeded_at: Date | null;
  runs: number;
  failures: number;
  found: number | null;
  last_error: string | null;
};

/** Each job's latest run on each node that has been heard of in the last day. */
export const readJobs = (sql: Sql): Promise<NodeRun[]> =>
  sql<NodeRun[]>`
    select job, node, every_seconds, started_at, succeeded_at, runs, failures, found, last_error from job_run
    where started_at > now() - interval '1 day' order by job, started_at desc`;
