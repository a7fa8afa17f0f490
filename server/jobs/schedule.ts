import { setTimeout as pause } from "node:timers/promises";
import { isPassing } from "../http/failure.ts";
import type { Log } from "../log.ts";
import { step } from "../steps.ts";
import { traceOver } from "../tracing/trace.ts";
import { databasePresence } from "./databasePresence.ts";

/** A job that any node may run at any time: what it takes on is locked in the database. `every`: seconds. A number that `run` answers is kept with the run. */
export type Job = { name: string; every: number; run: () => Promise<unknown> };

/** How one run went. `error`: why it failed, in words. */
export type JobRun = { job: Job; ms: number; found: number | undefined; error: string | undefined };

/** Is told of each run, and answers whether it wrote that down. */
export type Recorder = (run: JobRun) => Promise<boolean>;

/** A run that found nothing to do and took less than this, in milliseconds, is told to no trace: there are ten of them a second. */
const worthTelling = 100;

/** Runs a job once and tells the recorder how it went; a failure is logged, that the database is away by `presence`. */
export async function runJob(job: Job, log: Log, record: Recorder, presence = databasePresence(log)): Promise<void> {
  const started = performance.now();
  let found: unknown;
  let error: string | undefined;
  try {
    await step("job: begun");
    found = await job.run();
    await step("job: done");
  } catch (thrown) {
    error = thrown instanceof Error ? thrown.message : String(thrown);
    presence.failed(job.name, thrown);
    if (isPassing(thrown)) log.debug({ job: job.name, err: thrown }, "job failed as the database was away or busy");
    else log.error({ err: thrown, job: job.name }, "job failed");
  }
  const ms = Math.round(performance.now() - started);
  if (error !== undefined || ms >= worthTelling) traceOver(`job ${job.name}`, ms, error !== undefined);
  try {
    if (await record({ job, ms, found: typeof found === "number" ? found : undefined, error })) presence.answered();
  } catch {
    log.debug({ job: job.name }, "run not recorded"); // the next one is
  }
}

/** Runs each job again and again, never twice at once in this process. */
export function schedule(jobs: Job[], log: Log, record: Recorder): () => Promise<void> {
  const stopped = new AbortController();
  const presence = databasePresence(log);
  const loops = jobs.map(async (job) => {
    while (!stopped.signal.aborted) {
      await runJob(job, log, record, presence);
      await pause(job.every * 1_000, undefined, { signal: stopped.signal }).catch(() => {});
    }
  });
  return async () => {
    stopped.abort();
    await Promise.all(loops);
  };
}
