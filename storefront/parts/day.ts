import { onceNeeded } from "./onceNeeded.ts";

const timeZone = "Asia/Kolkata";
const short = onceNeeded(() => new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", timeZone }));
const withWeekday = onceNeeded(
  () => new Intl.DateTimeFormat("en-IN", { weekday: "short", day: "numeric", month: "short", timeZone }),
);

/** Keeps a date's words together, so that no line begins in the middle of "25 Nov". */
export const together = (date: string): string => date.replaceAll(" ", "\u00a0").replaceAll(",\u00a0", ", ");

/** The day in Chennai of a time in UTC or of a plain date: "12 Dec". */
export const formatDay = (time: string): string => together(short().format(new Date(time)));

/** The same with the day of the week: "Sat, 12 Dec". */
export const formatWeekday = (time: string): string => together(withWeekday().format(new Date(time)));
