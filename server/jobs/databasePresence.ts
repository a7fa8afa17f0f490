import { isAway } from "../http/failure.ts";
import type { Log } from "../log.ts";

/** What jobs tell of the database: `failed` by what a run met, `answered` when something was written down. */
export type Presence = { failed: (job: string, thrown: unknown) => void; answered: () => void };

/** Tells the log once that the database is away, and once that it is back. */
export function databasePresence(log: Log): Presence {
  let since: number | undefined;
  return {
    failed(job, thrown) {
      if (since !== undefined || !isAway(thrown)) return;
      since = Date.now();
      log.warn({ job, code: thrown.code }, "database away");
    },
    answered() {
      if (since === undefined) return;
      log.info({ away_ms: Date.now() - since }, "database back");
      since = undefined;
    },
  };
}
