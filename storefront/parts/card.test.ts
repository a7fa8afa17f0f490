import { expect, test } from "vitest";
import { withMaker } from "./card.ts";

test.each([
  ["Chittu Soprano Ukulele", "Sembiyan", "Sembiyan Chittu Soprano Ukulele"],
  ["Sembiyan Chittu Ukulele", "Sembiyan", "Sembiyan Chittu Ukulele"],
  ["Marlpit Clip Tuner", "Marlpit Supply", "Marlpit Clip Tuner"],
  ["Marl Clip Tuner", "Marlpit Supply", "Marlpit Supply Marl Clip Tuner"],
])("%s by %s is %s", (product_name, brand_name, said) => {
  expect(withMaker({ product_name, brand_name })).toBe(said);
});
