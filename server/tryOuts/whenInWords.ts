import type { Time } from "./openTimes.ts";

const timeZone = "Asia/Kolkata";
const day = new Intl.DateTimeFormat("en-IN", { weekday: "long", day: "numeric", month: "long", timeZone });
const clock = new Intl.DateTimeFormat("en-IN", { hour: "numeric", minute: "2-digit", timeZone });

/** "Wednesday 25 November, 11:00 am to 11:30 am". */
export const whenInWords = ({ starts_at, ends_at }: Time): string =>
  `${day.format(starts_at).replace(",", "")}, ${clock.format(starts_at)} to ${clock.format(ends_at)}`;
