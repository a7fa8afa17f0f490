import { hostname } from "node:os";
import type { Sql } from "../database/connect.ts";
import type { Recorder } from "./schedule.ts";

/** Runs of a job that comes more often than this are written down this often, in milliseconds, unless they fail or recover. */
const gap = 10_000;

/** A node that has not been heard of for so many hours is forgotten. */
const kept = 24;

type Counted = { runs: number; failures: number; writtenAt: number; failing: boolean };

/** Keeps each job's latest run on this node in the table job_run, by the database's clock: that of a node may be wrong. */
export function recordRuns(sql: Sql, node = `${hostname()}:${process.pid}`): Recorder {
  const counted = new Map<string, Counted>();
  return async ({ job, ms, found, error }) => {
    const failing = error !== undefined;
    const before = counted.get(job.name);
    const now: Counted = {
      runs: (before?.runs ?? 0) + 1,
      failures: (before?.failures ?? 0) + (failing ? 1 : 0),
      writtenAt: before?.writtenAt ?? 0,
      failing,
    };
    counted.set(job.name, now);
    if (before?.failing === failing && Date.now() - now.writtenAt < gap) return false;
    now.writtenAt = Date.now();
    if (!before) await sql`delete from job_run where started_at < now() - ${kept} * interval '1 hour'`;
    await sql`
      insert into job_run (job, node, every_seconds, started_at, took_ms, succeeded_at, runs, failures, found, last_error)
      select ${job.name}, ${node}, ${job.every}, began.at, ${ms}, case when ${failing} then null else began.at end, ${now.runs}, ${now.failures},
        ${found ?? null}, ${error?.slice(0, 500) ?? null}
      from (select now() - ${ms} * interval '1 millisecond' as at) as began
      on conflict (job, node) do update set every_seconds = excluded.every_seconds, started_at = excluded.started_at,
        took_ms = excluded.took_ms, succeeded_at = coalesce(excluded.succeeded_at, job_run.succeeded_at), runs = excluded.runs,
        failures = excluded.failures, found = excluded.found, last_error = excluded.last_error`;
    return true;
  };
}
