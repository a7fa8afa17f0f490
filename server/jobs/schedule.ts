import { setTimeout as pause } from "node:timers/promises";
import { isPassing } from "../http/failure.ts";
import type { Log } from "../log.ts";

/** A job that any node may run at any time: what it takes on is locked in the database. `every`: seconds. */
export type Job = { name: string; every: number; run: () => Promise<unknown> };

/** Runs each job again and again, never twice at once in this process; a failure is logged and the next round comes. */
export function schedule(jobs: Job[], log: Log): () => Promise<void> {
  const stopped = new AbortController();
  const loops = jobs.map(async ({ name, every, run }) => {
    while (!stopped.signal.aborted) {
      try {
        await run();
      } catch (error) {
        if (isPassing(error)) log.debug({ job: name }, "database away");
        else log.error({ err: error, job: name }, "job failed");
      }
      await pause(every * 1_000, undefined, { signal: stopped.signal }).catch(() => {});
    }
  });
  return async () => {
    stopped.abort();
    await Promise.all(loops);
  };
}
