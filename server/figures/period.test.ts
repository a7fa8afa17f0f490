import { expect, test } from "vitest";
import type { FigureQuery } from "../../contract/office/figures.ts";
import { daysAfter, partsOf, periodOf } from "./period.ts";

const today = "2026-11-23";
const asked = (query: Partial<FigureQuery>) => periodOf({ period: "30", compare: "before", ...query }, today);

test("periods by name are India's days; all but yesterday have today in them", () => {
  expect(asked({ period: "today" })).toMatchObject({ from: today, to: today, days: 1 });
  expect(asked({ period: "yesterday" })).toMatchObject({ from: "2026-11-22", to: "2026-11-22", days: 1 });
  expect(asked({ period: "7" })).toMatchObject({ from: "2026-11-17", to: today, days: 7 });
  expect(asked({ period: "30" })).toMatchObject({ from: "2026-10-25", to: today, days: 30 });
  expect(asked({ period: "90" })).toMatchObject({ from: "2026-08-26", to: today, days: 90 });
  expect(asked({ period: "month" })).toMatchObject({ from: "2026-11-01", to: today, days: 23 });
  expect(asked({ period: "year" })).toMatchObject({ from: "2026-01-01", to: today });
  expect(asked({ period: "own", from: "2024-02-28", to: "2024-03-01" })).toMatchObject({ days: 3 });
});

test("a period is held against the same weekdays, of the weeks before or the year before", () => {
  const weekday = (day: string) => new Date(day).getUTCDay();
  for (const compare of ["before", "year"] as const)
    for (const period of ["today", "7", "30", "90", "month"] as const) {
      const { from, to, earlier } = asked({ period, compare });
      const [first, last] = [daysAfter(from, -(earlier ?? 0)), daysAfter(to, -(earlier ?? 0))];
      expect([period, weekday(first)]).toEqual([period, weekday(from)]);
      expect(last < from).toBe(true);
    }
  expect(asked({ period: "7" }).earlier).toBe(7);
  expect(asked({ period: "30" }).earlier).toBe(35);
  expect(asked({ compare: "none" }).earlier).toBeNull();
});

test("against the festival the days of Diwali lie upon one another", () => {
  const festival = asked({ period: "own", from: "2026-10-20", to: "2026-11-10", compare: "festival" });
  expect(festival).toMatchObject({ earlier: 384, festival: { day: "2026-11-08", before: "2025-10-20" } });
  expect(daysAfter("2026-11-08", -384)).toBe("2025-10-20");
  // The nearest one: of January it is the one before, of May too, and of August the one to come.
  expect(asked({ period: "own", from: "2027-01-05", to: "2027-01-15", compare: "festival" }).festival?.day).toBe(
    "2026-11-08",
  );
  expect(asked({ period: "own", from: "2027-08-05", to: "2027-08-15", compare: "festival" }).festival?.day).toBe(
    "2027-10-29",
  );
  // Where the table has none there is nothing to hold it against.
  expect(asked({ period: "own", from: "2023-11-01", to: "2023-11-30", compare: "festival" }).earlier).toBeNull();
  expect(asked({ period: "own", from: "2029-11-01", to: "2029-11-30", compare: "festival" }).festival).toBeNull();
});

test("a long span is whole months and the days around them, each day once", () => {
  const spans = [
    ["2026-01-01", "2026-01-31"],
    ["2026-01-15", "2026-03-20"],
    ["2026-01-15", "2026-02-10"],
    ["2026-01-01", "2026-11-23"],
    ["2024-02-29", "2024-02-29"],
    ["2025-12-31", "2026-02-28"],
  ] as const;
  for (const [from, to] of spans) {
    const { months, head, tail } = partsOf({ from, to });
    const listed: string[] = [];
    for (const part of [head, { from: months.from, to: daysAfter(months.until, -1) }, tail])
      for (let day = part.from; day <= part.to; day = daysAfter(day, 1)) listed.push(day);
    const wanted: string[] = [];
    for (let day: string = from; day <= to; day = daysAfter(day, 1)) wanted.push(day);
    expect(listed).toEqual(wanted);
    expect([months.from, months.until].every((month) => month.endsWith("-01"))).toBe(true);
  }
  expect(partsOf({ from: "2026-01-15", to: "2026-03-20" }).months).toEqual({ from: "2026-02-01", until: "2026-03-01" });
});
