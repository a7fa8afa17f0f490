import { expect, test } from "vitest";
import { countOf, wayOf } from "./typed.ts";

test.each([
  ["3", "in", 3],
  ["-3", "out", 3],
  ["3-", "out", 3],
  ["-+ 12", "in", 12],
  ["-", "out", 1],
  ["", "in", Number.NaN],
  ["three", "in", Number.NaN],
  ["1.5", "in", Number.NaN],
  ["99999999", "in", Number.NaN],
])("“%s” is typed where pieces come", (count, way, pieces) => {
  expect([wayOf({ way: "in", count }), countOf({ count })]).toEqual([way, pieces]);
});
