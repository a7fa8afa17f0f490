import { expect, test } from "vitest";
import { parseRupees, toRupees, whyNoRupees } from "./rupees.ts";

test.each([
  ["300", 30_000],
  ["₹ 1,24,999.50", 12_499_950],
  ["12.5", 1_250],
  ["12.", 1_200],
  ["0.05", 5],
  ["", undefined],
  ["-3", undefined],
  ["1.234", undefined],
  ["twelve", undefined],
])("%s is %s paise", (typed, paise) => expect(parseRupees(typed)).toBe(paise));

test.each([30_000, 5, 1_250, 12_499_950])("%s paise come back as they were", (paise) =>
  expect(parseRupees(toRupees(paise))).toBe(paise),
);

test("an amount that is too large is called so, and not no amount", () => {
  const tooMuch = "That is too much. Please enter less than ₹1,00,00,00,000.";
  expect(["999999999999", "₹ 1,00,00,00,000.50"].map((typed) => whyNoRupees(typed, "500"))).toEqual([tooMuch, tooMuch]);
  expect(whyNoRupees("lots", "500")).toBe("Please enter an amount in rupees, such as 500.");
});
