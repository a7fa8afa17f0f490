import { expect, test } from "vitest";
import { barsOf, box, lineOf, placeAt, topOf } from "./plot.ts";

test("the plot ends at a round number above what is highest", () => {
  expect([0, 100, 101, 24_000_00, 25_000_01, 7].map((most) => topOf([most]))).toEqual([
    100, 100, 200, 25_000_00, 50_000_00, 100,
  ]);
});

test("bars stand on the ground, lines run through their middles", () => {
  expect(barsOf([50, 0, 100], 100).match(/M/g)).toHaveLength(2);
  expect(barsOf([100], 100)).toBe(`M140 ${box.height}V0h720V${box.height}Z`);
  expect(lineOf([0, 100], 100)).toBe(`M250 ${box.height}L750 0`);
  expect(lineOf([50], 100)).toBe(`M0 120H${box.width}`);
});

test("what is pointed at is one of the days", () => {
  expect([-0.1, 0, 0.49, 0.5, 1, 1.2].map((across) => placeAt(across, 2))).toEqual([0, 0, 0, 1, 1, 1]);
});
