import { expect, test } from "vitest";
import { formatNumber, formatPaise } from "./money.ts";

test("an amount is grouped the Indian way, without decimals when there are no paise", () => {
  expect(formatPaise(12_499_900)).toBe("₹1,24,999");
  expect(formatPaise(1_000_000_000)).toBe("₹1,00,00,000");
  expect(formatPaise(0)).toBe("₹0");
  expect(formatPaise(9_950)).toBe("₹99.50");
  expect(formatPaise(9_905)).toBe("₹99.05");
  expect(formatPaise(-9_905)).toBe("-₹99.05");
});

test("amounts of every length are written as Unicode's data for India say", () => {
  const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 });
  const withPaise = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", minimumFractionDigits: 2 });
  for (let amount = 1; amount < Number.MAX_SAFE_INTEGER / 100; amount = amount * 3 + 7) {
    expect(formatPaise(amount * 100)).toBe(rupees.format(amount));
    expect(formatPaise(amount)).toBe((amount % 100 ? withPaise : rupees).format(amount / 100));
  }
});

test("a number is grouped the same way, with two decimals at most", () => {
  expect([0, 999, 1_000, 324, 1_24_999, 4.3, 16.5, 0.05, 2.999].map(formatNumber)).toEqual([
    "0",
    "999",
    "1,000",
    "324",
    "1,24,999",
    "4.3",
    "16.5",
    "0.05",
    "3",
  ]);
});
