import { expect, test } from "vitest";
import { allowing, isLike } from "./isLike.ts";

const example = {
  error: 0,
  data: { lines: [{ id: 1, name: "" }], delivery: allowing(null, { free: true }), notes: [] },
};
const data = { lines: [{ id: 7, name: "Veena", more: 1 }], delivery: null, notes: [1, "x"] };

test.each<[string, unknown, boolean]>([
  ["the same fields", { error: 0, data }, true],
  ["an empty list", { error: 0, data: { ...data, lines: [] } }, true],
  ["a part that may be null and is there", { error: 0, data: { ...data, delivery: { free: false } } }, true],
  ["a part that may be null and is wrong", { error: 0, data: { ...data, delivery: {} } }, false],
  [
    "a list with one wrong item",
    { error: 0, data: { ...data, lines: [{ id: 7, name: "Veena" }, { id: "7" }] } },
    false,
  ],
  ["no list where one should be", { error: 0, data: { ...data, lines: { length: 1 } } }, false],
  ["other data in the same envelope", { error: 0, data: { x: 1 } }, false],
  ["a list as the whole", [], false],
  ["nothing", null, false],
  ["a text", "error", false],
])("%s", (_, found, expected) => {
  expect(isLike(example, found)).toBe(expected);
});
