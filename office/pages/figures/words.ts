import type { FigureComparison, FigurePeriod, Figures } from "../../../contract/office/figures.ts";
import { formatNumber } from "../../parts/money.ts";
import { withoutComma } from "../../parts/time.ts";
import { reasons, states } from "../order/words.ts";

export const periods: Record<FigurePeriod, string> = {
  today: "Today",
  yesterday: "Yesterday",
  "7": "7 days",
  "30": "30 days",
  "90": "90 days",
  month: "This month",
  year: "This year",
  own: "Own days",
};

export const comparisons: Record<FigureComparison, string> = {
  before: "the days before",
  year: "the year before",
  festival: "the festival before",
  none: "nothing",
};

/** Why something was given back. */
export const backReasons: Record<Figures["reasons"][number]["name"], string> = {
  ...reasons,
  undelivered: "The parcel came back",
  refund: "Money back without goods",
};

export const channels: Record<Figures["channels"][number]["name"], string> = {
  web: "Shop on the web",
  counter: "Counter",
  phone: "Phone",
};

export const stateName = (state: Figures["states"][number]["name"]): string => states[state].name;

const formats = {
  day: new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", timeZone: "UTC" }),
  year: new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" }),
  whole: new Intl.DateTimeFormat("en-IN", {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }),
};
const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** A day of India as it is said: "22 Nov". */
export const shortDay = (day: string): string => formats.day.format(at(day));
/** With its year: "22 Nov 2026". */
export const yearDay = (day: string): string => formats.year.format(at(day));
/** With its weekday and year: "Sun, 22 Nov 2026". */
export const wholeDay = (day: string): string => withoutComma(formats.whole.format(at(day)));

/** From one day to another: "16 – 22 Nov 2026" in full, "22 Nov 2026" for one. */
export function formatDays({ from, to }: { from: string; to: string }): string {
  if (from === to) return wholeDay(from);
  const first = from.slice(0, 4) === to.slice(0, 4) ? shortDay(from) : yearDay(from);
  return `${first} – ${yearDay(to)}`;
}

/** How many of something: "1 order", "12,177 orders". */
export const many = (count: number, word: string): string => `${formatNumber(count)} ${word}${count === 1 ? "" : "s"}`;

/** By how much something is more or less than before, in whole per cent; null where there was nothing. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);

/** How much of a whole it is, in words: "38 %", "under 1 %". */
export function shareOf(part: number, whole: number): string {
  if (whole <= 0 || part <= 0) return "0 %";
  const percent = Math.round((part / whole) * 100);
  return percent === 0 ? "under 1 %" : `${percent} %`;
}
