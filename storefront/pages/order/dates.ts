import { together } from "../../parts/day.ts";

const day = new Intl.DateTimeFormat("en-IN", { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });
const moment = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "Asia/Kolkata",
});
const clock = new Intl.DateTimeFormat("en-IN", { hour: "numeric", minute: "2-digit", timeZone: "Asia/Kolkata" });

const formatDay = (date: string): string => together(day.format(new Date(`${date}T00:00:00Z`)));

/** Two dates as "Tue, 24 Nov – Sat, 28 Nov", or one when they are the same. */
export const formatDays = (from: string, to: string): string =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;

/** A moment (ISO 8601) in India: "24 Nov 2026, 3:05 pm". */
export const formatMoment = (iso: string): string => together(moment.format(new Date(iso)));

/** A moment's time of day in India: "3:05 pm". */
export const formatClock = (iso: string): string => together(clock.format(new Date(iso)));
