import { expect, test } from "vitest";
import { formatDays, many, wholeDay } from "./words.ts";

test("a day has no comma before its year, with a weekday and without", () => {
  expect(wholeDay("2026-11-28")).toBe("Sat, 28 Nov 2026");
  expect(formatDays({ from: "2026-11-28", to: "2026-11-28" })).toBe("Sat, 28 Nov 2026");
  expect(formatDays({ from: "2025-12-30", to: "2026-01-02" })).toBe("30 Dec 2025 – 2 Jan 2026");
});

test("one is one, and none are none", () => {
  expect([0, 1, 12_177].map((count) => many(count, "credit note"))).toEqual([
    "0 credit notes",
    "1 credit note",
    "12,177 credit notes",
  ]);
});
