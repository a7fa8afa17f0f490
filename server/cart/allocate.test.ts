import { expect, test } from "vitest";
import { allocate, taxInside } from "./allocate.ts";

/** Small seeded generator, so that a failing case can be run again. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state % below;
  };
}

test("a discount spread over lines adds up to the paisa and never gives a line more than it costs", () => {
  const below = random(7);
  for (let round = 0; round < 5_000; round++) {
    const weights = Array.from({ length: 1 + below(12) }, () => below(5) * below(50_000_000));
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    const amount = whole === 0 ? 0 : below(whole + 1);
    const parts = allocate(amount, weights);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
    parts.forEach((part, index) => {
      const exact = whole === 0 ? 0 : (amount * (weights[index] ?? 0)) / whole;
      expect(Math.abs(part - exact)).toBeLessThan(1 + 1e-6);
      expect(part).toBeLessThanOrEqual(weights[index] ?? 0);
    });
  }
});

test("the largest remainders get the paise that are left over", () => {
  expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(allocate(5, [10, 0, 20])).toEqual([2, 0, 3]);
  expect(allocate(10, [0, 0])).toEqual([0, 0]);
});

test.each([
  [1_999_900, 1_800, 305_069],
  [100, 1_800, 15],
  [118, 1_800, 18],
  [1, 1_800, 0],
  [5_000, 0, 0],
])("tax inside %i paise at %i basis points is %i", (gross, rate, tax) => {
  expect(taxInside(gross, rate)).toBe(tax);
});

test("tax inside agrees with exact arithmetic, rounding half up", () => {
  const below = random(11);
  for (let round = 0; round < 5_000; round++) {
    const gross = below(2_000_000_000);
    const rate = [0, 500, 1_200, 1_800, 2_800][below(5)] ?? 0;
    const divisor = BigInt(10_000 + rate);
    const taxable = (BigInt(gross) * 10_000n * 2n + divisor) / (2n * divisor);
    expect(taxInside(gross, rate)).toBe(gross - Number(taxable));
  }
});
