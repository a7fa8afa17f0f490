import { expect, test } from "vitest";
import { formatNumber, formatPaise } from "./money.ts";

test("amounts are written as in India", () => {
  expect(formatPaise(12_499_950)).toBe("₹1,24,999.50");
  expect(formatPaise(12_499_900)).toBe("₹1,24,999");
  expect(formatPaise(12_499_900, true)).toBe("₹1,24,999.00");
  expect(formatPaise(5)).toBe("₹0.05");
  expect(formatPaise(-100_000)).toBe("−₹1,000");
  expect(formatNumber(10_00_000)).toBe("10,00,000");
});
