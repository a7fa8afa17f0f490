import { together } from "../../parts/day.ts";
import { onceNeeded } from "../../parts/onceNeeded.ts";

const timeZone = "Asia/Kolkata";
const time = { hour: "numeric", minute: "2-digit", timeZone } as const;
const day = onceNeeded(
  () => new Intl.DateTimeFormat("en-IN", { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" }),
);
const moment = onceNeeded(
  () => new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", year: "numeric", ...time }),
);
const clock = onceNeeded(() => new Intl.DateTimeFormat("en-IN", time));

const formatDay = (date: string): string => together(day().format(new Date(`${date}T00:00:00Z`)));

/** Two dates as "Tue, 24 Nov – Sat, 28 Nov", or one when they are the same. */
export const formatDays = (from: string, to: string): string =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;

/** A moment (ISO 8601) in India: "24 Nov 2026, 3:05 pm". */
export const formatMoment = (iso: string): string => together(moment().format(new Date(iso)));

/** A moment's time of day in India: "3:05 pm". */
export const formatClock = (iso: string): string => together(clock().format(new Date(iso)));
