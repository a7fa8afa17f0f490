import { expect, test } from "vitest";
import { formatClock, formatDays, formatMoment } from "./dates.ts";

test("days of delivery", () => {
  expect(formatDays("2026-11-24", "2026-11-28")).toBe("Tue, 24\u00a0Nov – Sat, 28\u00a0Nov");
  expect(formatDays("2026-11-24", "2026-11-24")).toBe("Tue, 24\u00a0Nov");
});

test("moments are told in India's time, wherever the page is made", () => {
  expect(formatMoment("2026-11-24T20:00:00.000Z")).toBe("25\u00a0Nov\u00a02026, 1:30\u00a0am");
  expect(formatClock("2026-11-24T20:00:00.000Z")).toBe("1:30\u00a0am");
});
