import { expect, test } from "vitest";
import { formatPaise } from "./money.ts";

test("an amount is grouped the Indian way, without decimals when there are no paise", () => {
  expect(formatPaise(12_499_900)).toBe("₹1,24,999");
  expect(formatPaise(1_000_000_000)).toBe("₹1,00,00,000");
  expect(formatPaise(0)).toBe("₹0");
  expect(formatPaise(9_950)).toBe("₹99.50");
  expect(formatPaise(9_905)).toBe("₹99.05");
});
