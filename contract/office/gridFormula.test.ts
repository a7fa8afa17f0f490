import { expect, test } from "vitest";
import { computed, parseFormula } from "./gridFormula.ts";

const amounts = { list_price: 123_400, mrp: 200_000, cost: 90_000 };
const of = (typed: string, row: typeof amounts | (Omit<typeof amounts, "cost"> & { cost: null }) = amounts) => {
  const formula = parseFormula(typed);
  return formula && computed(formula, "list_price", row);
};

test.each([
  ["+10%", 135_700],
  ["- 2.5 %", 120_300],
  ["−500", 73_400],
  ["+ ₹1,000.50", 223_450],
  ["x1.05", 129_600],
  ["× 0.9", 111_100],
  ["=1299", 129_900],
  ["1,299", 129_900],
  ["round to 9", 123_900],
  ["round to 10", 123_000],
  ["round to 99", 119_900],
  ["+10%, round to 50", 135_000],
  ["+10% ends in 49", 134_900],
  ["MRP - 15%", 170_000],
  ["mrp", 200_000],
  ["cost x 1.4 round to 99", 129_900],
  ["-5000", -376_600],
  ["x0 round to 9", 900],
])("%s of ₹1,234 is %d paise", (typed, paise) => expect(of(typed)).toBe(paise));

test.each(["", "10%", "ten", "mrp 15", "x10%", "=10%", "++5", "1e9", "round to 0", "mrp=5"])(
  "“%s” is no formula",
  (typed) => expect(parseFormula(typed)).toBeUndefined(),
);

test("what starts from a cost that is not known comes to nothing", () => {
  expect(of("cost x 1.4", { ...amounts, cost: null })).toBeUndefined();
  expect(of("1299", { ...amounts, cost: null })).toBe(129_900);
});
