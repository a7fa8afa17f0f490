import { expect, test } from "vitest";
import { formatDay, formatWeekday } from "./day.ts";

test("a day is the day in Chennai, not in UTC", () => {
  expect(formatDay("2026-12-11T20:00:00Z")).toBe("12\u00a0Dec");
  expect(formatDay("2026-12-12")).toBe("12\u00a0Dec");
  expect(formatWeekday("2026-12-12")).toBe("Sat, 12\u00a0Dec");
});
