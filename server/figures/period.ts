import type { FigureQuery } from "../../contract/office/figures.ts";
import { diwaliOf } from "./diwali.ts";

/** From one day of India to another, both of them in it. */
export type Span = { from: string; to: string };
/** What is looked at, and what it is held against: by so many days earlier. */
export type Period = Span & {
  days: number;
  earlier: number | null;
  festival: { day: string; before: string } | null;
};

const oneDay = 86_400_000;

/** The day so many days later (or earlier, below zero). */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * oneDay).toISOString().slice(0, 10);

/** How many days lie between two. */
const between = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / oneDay);

/** The days that a name means today: all but yesterday end with today, as it has gone so far. */
function spanOf({ period, from, to }: FigureQuery, today: string): Span {
  const yesterday = daysAfter(today, -1);
  if (period === "own") return { from: from ?? today, to: to ?? today };
  if (period === "today") return { from: today, to: today };
  if (period === "yesterday") return { from: yesterday, to: yesterday };
  if (period === "month") return { from: `${today.slice(0, 7)}-01`, to: today };
  if (period === "year") return { from: `${today.slice(0, 4)}-01-01`, to: today };
  return { from: daysAfter(today, 1 - Number(period)), to: today };
}

/** No day is farther from a Diwali, in days; what is lies beyond the table. */
const farthest = 200;

/** The Diwali that lies nearest to the middle of these days, and the one a year before it. */
function festivalOf({ from, to }: Span): Period["festival"] {
  const middle = daysAfter(from, Math.floor(between(from, to) / 2));
  const year = Number(middle.slice(0, 4));
  const [day] = [year - 1, year, year + 1]
    .flatMap((of) => diwaliOf(of) ?? [])
    .filter((festival) => Math.abs(between(festival, middle)) <= farthest)
    .toSorted((a, b) => Math.abs(between(a, middle)) - Math.abs(between(b, middle)));
  const before = day && diwaliOf(Number(day.slice(0, 4)) - 1);
  return day && before ? { day, before } : null;
}

/**
 * The period that is asked for, on this day of India. Held against the same weekdays before it (whole weeks earlier), those
 * of the year before (52 weeks earlier), or the days that lay to the Diwali before as these do to theirs.
 */
export function periodOf(query: FigureQuery, today: string): Period {
  const span = spanOf(query, today);
  const days = between(span.from, span.to) + 1;
  const festival = query.compare === "festival" ? festivalOf(span) : null;
  const earlier = {
    none: null,
    before: Math.ceil(days / 7) * 7,
    year: 364,
    festival: festival && between(festival.before, festival.day),
  }[query.compare];
  return { ...span, days, earlier, festival };
}

/** A span in months that lie whole in it, from the first day of one until before that of another, and the days before and after them. */
export type Parts = { months: { from: string; until: string }; head: Span; tail: Span };

/** Takes a span apart, so that long ones are read by months. Parts that are empty end before they begin. */
export function partsOf({ from, to }: Span): Parts {
  const monthOf = (day: string) => `${day.slice(0, 7)}-01`;
  const first = from === monthOf(from) ? from : monthOf(daysAfter(monthOf(from), 31));
  const until = monthOf(daysAfter(to, 1));
  if (first >= until)
    return { months: { from: first, until: first }, head: { from, to }, tail: { from, to: daysAfter(from, -1) } };
  return { months: { from: first, until }, head: { from, to: daysAfter(first, -1) }, tail: { from: until, to } };
}
