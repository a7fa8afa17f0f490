import { readOpeningTime, weekdays } from "../../../contract/openingHours.ts";

/** One stretch in which the shop is open; "00:00" as its end is midnight. */
export type Stretch = { opens: string; closes: string };
/** Of each day of the week, Monday first, when it is open. */
export type Week = readonly (readonly Stretch[])[];

/** "Mo-Sa 10:00-20:30" … day by day. */
export const weekOf = (texts: readonly string[]): Week =>
  weekdays.map(([day]) =>
    texts
      .flatMap((text) => readOpeningTime(text) ?? [])
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) => ({ opens, closes: closes === "24:00" ? "00:00" : closes }))
      .toSorted((a, b) => a.opens.localeCompare(b.opens)),
  );

/** Days of the week, by their places, as schema.org writes them: "Mo-Fr,Su". */
function daysText(places: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const place of places) {
    const last = runs.at(-1);
    if (last && last[1] === place - 1) last[1] = place;
    else runs.push([place, place]);
  }
  const name = (place: number) => weekdays[place]?.[0] ?? "";
  return runs.map(([from, to]) => (from === to ? name(from) : `${name(from)}-${name(to)}`)).join(",");
}

/** The week as the shop keeps it: days of the same hours in one line. */
export function textsOf(week: Week): string[] {
  const days = new Map<string, number[]>();
  for (const [place, stretches] of week.entries())
    for (const { opens, closes } of stretches) {
      const hours = `${opens}-${closes === "00:00" ? "24:00" : closes}`;
      days.set(hours, [...(days.get(hours) ?? []), place]);
    }
  return [...days].map(([hours, places]) => `${daysText(places)} ${hours}`);
}

/** What is wrong with a week as it is typed, by the day it is wrong on. */
export function wrongDay(week: Week): string | undefined {
  for (const [place, stretches] of week.entries()) {
    const day = weekdays[place]?.[1] ?? "";
    if (stretches.some(({ opens, closes }) => opens === "" || closes === ""))
      return `${day}: please enter from when and until when, or take the hours away.`;
    const ends = stretches.map(({ closes }) => (closes === "00:00" ? "24:00" : closes));
    if (stretches.some(({ opens }, n) => opens >= (ends[n] ?? "")))
      return `${day}: please enter an end that comes after the beginning.`;
    if (stretches.some(({ opens }, n) => n > 0 && opens < (ends[n - 1] ?? ""))) return `${day}: these hours overlap.`;
  }
  return undefined;
}
