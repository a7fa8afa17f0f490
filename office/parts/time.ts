const timeZone = "Asia/Kolkata";
const formats = {
  clock: new Intl.DateTimeFormat("en-IN", { hour: "numeric", minute: "2-digit", timeZone }),
  day: new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", timeZone }),
  year: new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", year: "numeric", timeZone }),
  whole: new Intl.DateTimeFormat("en-IN", {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  }),
  date: new Intl.DateTimeFormat("en-CA", { timeZone }),
};

/** The calendar day in India of a time: 2026-11-22. */
export const dayOf = (time: Date): string => formats.date.format(time);

/** Everything that can be said of a time in UTC, in India's: "Sun, 22 Nov 2026, 2:32 pm". */
export const formatWhole = (time: string): string => withoutComma(formats.whole.format(new Date(time)));

/** "22 Nov 2026" where India's English sets a comma before the year once a weekday stands there. */
export const withoutComma = (text: string): string => text.replace(/, (?=\d{4}\b)/, " ");

/** A time in UTC as it is said in the shop: "2:32 pm" today, "yesterday, 2:32 pm", "20 Nov, 2:32 pm", "20 Nov 2025" another year. */
export function formatTime(time: string, now = new Date()): string {
  const then = new Date(time);
  const clock = formats.clock.format(then);
  if (dayOf(then) === dayOf(now)) return clock;
  if (dayOf(then) === dayOf(new Date(now.getTime() - 86_400_000))) return `yesterday, ${clock}`;
  if (dayOf(then).slice(0, 4) !== dayOf(now).slice(0, 4)) return formats.year.format(then);
  return `${formats.day.format(then)}, ${clock}`;
}

const steps: [number, string][] = [
  [86_400_000, "day"],
  [3_600_000, "hour"],
  [60_000, "minute"],
];

/** How long a time lies back, or is ahead: "3 hours", "2 days", "less than a minute". */
export function formatSpan(time: string, now = new Date()): string {
  const span = Math.abs(now.getTime() - new Date(time).getTime());
  const [size, word] = steps.find(([least]) => span >= least) ?? [0, ""];
  if (size === 0) return "less than a minute";
  const count = Math.floor(span / size);
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}
