import type { Log } from "./log.ts";
import { refusals } from "./metrics/metrics.ts";

/** How often one kind of refusal is written down, in milliseconds: nobody fills the disk by being refused. */
const pause = 1_000;

/** For each log: the kinds that were written down within the last second, and how many more of them there were since. */
const recent = new WeakMap<Log, Map<string, number>>();

/**
 * Counts that somebody was turned away, and writes it down: the first of a kind at once, those that follow within a second as one line
 * that says how many more there were. `about` holds no secret and nothing that was typed.
 */
export function refused(log: Log, kind: string, about: Record<string, unknown>): void {
  refusals.inc({ kind });
  const more = recent.get(log) ?? new Map<string, number>();
  recent.set(log, more);
  const before = more.get(kind);
  if (before !== undefined) {
    more.set(kind, before + 1);
    return;
  }
  const tellLater = () => {
    more.set(kind, 0);
    setTimeout(() => {
      const count = more.get(kind);
      more.delete(kind);
      if (!count) return;
      log.warn({ event: "refused", kind, more: count }, "refused");
      tellLater();
    }, pause).unref();
  };
  log.warn({ event: "refused", kind, ...about }, "refused");
  tellLater();
}
