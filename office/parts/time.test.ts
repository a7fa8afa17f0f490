import { expect, test } from "vitest";
import { dayOf, formatSpan, formatTime, formatWhole } from "./time.ts";

const now = new Date("2026-11-22T19:00:00Z"); // half past midnight of the 23rd in India

test("times are India's, and the nearer the shorter", () => {
  expect(dayOf(now)).toBe("2026-11-23");
  expect(formatTime("2026-11-22T18:45:00Z", now)).toBe("12:15 am");
  expect(formatTime("2026-11-22T09:02:00Z", now)).toBe("yesterday, 2:32 pm");
  expect(formatTime("2026-11-20T09:02:00Z", now)).toBe("20 Nov, 2:32 pm");
  expect(formatTime("2025-11-20T09:02:00Z", now)).toBe("20 Nov 2025");
  expect(formatWhole("2026-11-20T09:02:00Z")).toMatch(/^Fri, 20 Nov 2026, /);
});

test("spans are told by their largest part", () => {
  expect(formatSpan("2026-11-22T18:59:30Z", now)).toBe("less than a minute");
  expect(formatSpan("2026-11-22T18:59:00Z", now)).toBe("1 minute");
  expect(formatSpan("2026-11-22T16:00:00Z", now)).toBe("3 hours");
  expect(formatSpan("2026-11-25T19:00:00Z", now)).toBe("3 days");
});
