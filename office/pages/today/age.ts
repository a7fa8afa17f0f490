import type { TodayItem } from "../../../contract/office/today.ts";
import { dayOf, formatSpan } from "../../parts/time.ts";

/** The last moment of a day of India, "2026-11-24", or the time itself. */
const endOf = (due: string): Date => new Date(/^\d{4}-\d\d-\d\d$/.test(due) ? `${due}T23:59:59.999+05:30` : due);

/** By when something should be done, or since when it waits, as one says it: "due today", "2 days over", "for 3 hours". */
export function sayAge({ since, due }: Pick<TodayItem, "since" | "due">, now = new Date()): string {
  if (due) {
    const end = endOf(due);
    if (end < now) return `${formatSpan(end.toISOString(), now)} over`;
    return dayOf(end) === dayOf(now) && !due.includes("T") ? "due today" : `${formatSpan(end.toISOString(), now)} left`;
  }
  return since ? `for ${formatSpan(since, now)}` : "";
}
