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

/** Of each job the run that any process made last, with all runs of all processes counted, and how many processes ran it. */
export const latestRuns = (jobs: NodeRun[]): (NodeRun & { processes: number })[] =>
  [...Map.groupBy(jobs, ({ job }) => job).values()].flatMap((of) => {
    const [latest] = of.toSorted((a, b) => b.started_at.getTime() - a.started_at.getTime());
    const sum = (count: "runs" | "failures") => of.reduce((all, run) => all + run[count], 0);
    return latest ? [{ ...latest, runs: sum("runs"), failures: sum("failures"), processes: of.length }] : [];
  });
