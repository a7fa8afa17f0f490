import { expect, test } from "vitest";
import { allocateCharges } from "./allocateCharges.ts";

test("delivery bears the goods' rate: all of it for one rate, by value for several, none for nil-rated goods", () => {
  expect(allocateCharges(11_800, [{ value: 500_000, gst_bp: 1_800 }])).toEqual([{ charges: 11_800, tax: 1_800 }]);
  expect(
    allocateCharges(10_000, [
      { value: 300_000, gst_bp: 1_800 },
      { value: 100_000, gst_bp: 0 },
    ]),
  ).toEqual([
    { charges: 7_500, tax: 1_144 },
    { charges: 2_500, tax: 0 },
  ]);
  expect(allocateCharges(10_000, [{ value: 99_900, gst_bp: 0 }])).toEqual([{ charges: 10_000, tax: 0 }]);
});

test("shares add up to the paisa, and without charges there is nothing", () => {
  const thirds = [1, 1, 1].map((value) => ({ value, gst_bp: 1_800 }));
  expect(allocateCharges(100, thirds).reduce((sum, { charges }) => sum + charges, 0)).toBe(100);
  expect(allocateCharges(0, thirds)).toEqual(thirds.map(() => ({ charges: 0, tax: 0 })));
  expect(allocateCharges(100, [])).toEqual([]);
});
