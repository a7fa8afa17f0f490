import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test("one is told in the singular, and none and many are not", () => {
  expect([0, 1, 2, 200_000].map((n) => counted(n, "document"))).toEqual([
    "0 documents",
    "1 document",
    "2 documents",
    "2,00,000 documents",
  ]);
  expect([1, 2].map((n) => counted(n, "is", "are"))).toEqual(["1 is", "2 are"]);
});
