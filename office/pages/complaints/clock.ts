import { formatSpan } from "../../parts/time.ts";

/** One of the law's clocks on a complaint. */
export type Clock = {
  /** In words: "1 day left", "2 hours late", "answered in time". */
  words: string;
  /** How much of the time has gone by, from 0 to 1. */
  gone: number;
  is: "running" | "soon" | "late" | "over";
};

/** Below this share of its time that is left a clock presses. */
const pressing = 0.25;

/**
 * A clock from one time to another, both in UTC. `ended`: when what it runs for was done, so that it stands still.
 */
export function clockOf(from: string, until: string, ended: string | undefined, now = new Date()): Clock {
  const [start, end] = [Date.parse(from), Date.parse(until)];
  const at = ended === undefined ? now.getTime() : Date.parse(ended);
  const gone = Math.min(1, Math.max(0, (at - start) / (end - start)));
  if (ended !== undefined)
    return { words: at > end ? `done, ${formatSpan(until, new Date(at))} late` : "done in time", gone, is: "over" };
  if (at > end) return { words: `${formatSpan(until, now)} late`, gone, is: "late" };
  return { words: `${formatSpan(until, now)} left`, gone, is: 1 - gone < pressing ? "soon" : "running" };
}
