import { expect, test } from "vitest";
import { amountInWords } from "./amountInWords.ts";
import { financialYear } from "./financialYear.ts";
import { share } from "./issueCreditNote.ts";
import { taxOf } from "./taxOf.ts";

test("a year of accounts begins on 1 April, in India", () => {
  expect(financialYear(new Date("2026-03-31T18:29:59Z"))).toBe("2526");
  expect(financialYear(new Date("2026-03-31T18:30:00Z"))).toBe("2627");
  expect(financialYear(new Date("2026-12-31T23:00:00Z"))).toBe("2627");
  expect(financialYear(new Date("2099-06-01T00:00:00Z"))).toBe("9900");
});

test.each([
  [1_999_900, 1800, true, { taxable: 1_694_831, cgst: 152_535, sgst: 152_535, igst: 0 }],
  [1_999_900, 1800, false, { taxable: 1_694_831, cgst: 0, sgst: 0, igst: 305_070 }],
  [95_000_00, 0, true, { taxable: 95_000_00, cgst: 0, sgst: 0, igst: 0 }],
  [1, 1800, true, { taxable: 1, cgst: 0, sgst: 0, igst: 0 }],
  [50_000_000_000, 500, false, { taxable: 47_619_047_619, cgst: 0, sgst: 0, igst: 2_380_952_381 }],
])("%i paise with tax at %i basis points, within the state: %s", (amount, rate, inside, tax) => {
  expect(taxOf(amount, rate, inside)).toEqual(tax);
});

test("whatever the amount, value and taxes miss it by at most a paisa", () => {
  for (let amount = 0; amount < 50_000; amount += 7)
    for (const rate of [0, 500, 1200, 1800, 2800])
      for (const inside of [true, false]) {
        const { taxable, cgst, sgst, igst } = taxOf(amount, rate, inside);
        expect(Math.abs(amount - taxable - cgst - sgst - igst)).toBeLessThanOrEqual(1);
        expect(cgst).toBe(sgst);
      }
});

test.each([
  [0, "Rupees zero only"],
  [50, "Rupees zero and fifty paise only"],
  [1_999_900, "Rupees nineteen thousand nine hundred ninety-nine only"],
  [12_45_000_00, "Rupees twelve lakh forty-five thousand only"],
  [1_00_00_000_05, "Rupees one crore and five paise only"],
  [
    123_45_67_890_11,
    "Rupees one hundred twenty-three crore forty-five lakh sixty-seven thousand eight hundred ninety and eleven paise only",
  ],
])("%i paise in words", (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});

test("shares of what is credited bit by bit add up to the whole", () => {
  const parts = [1, 2, 3].map((pieces) => share(100_001, pieces, 3) - share(100_001, pieces - 1, 3));
  expect(parts.reduce((sum, part) => sum + part)).toBe(100_001);
  expect(share(9_000_000_000_000, 7_000_000_000_000, 9_000_000_000_000)).toBe(7_000_000_000_000);
});
