import { expect, test } from "vitest";
import { priceStep } from "./priceStep.ts";

test("a price lies in the step of its half octave of rupees", () => {
  expect([0, 50, 100, 199, 200, 299, 300, 102_399, 102_400].map(priceStep)).toEqual([0, 0, 0, 0, 2, 2, 3, 19, 20]);
  for (const rupees of [1, 3, 90, 91, 5_524, 106_200, 10_000_000])
    expect(priceStep(rupees * 100)).toBe(Math.floor(2 * Math.log2(rupees)));
});
