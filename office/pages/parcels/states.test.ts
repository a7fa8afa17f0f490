import { expect, test } from "vitest";
import { either, formatWeight } from "./states.ts";

test("weights are written as on a scale", () => {
  expect([0, 850, 1_000, 1_250, 12_430, 100_000].map(formatWeight)).toEqual([
    "",
    "850 g",
    "1 kg",
    "1.25 kg",
    "12.4 kg",
    "100 kg",
  ]);
});

test("words are joined as they are said", () => {
  expect(either([])).toBe("");
  expect(either(["name"])).toBe("name");
  expect(either(["order number", "mobile", "name"])).toBe("order number, mobile or name");
});
