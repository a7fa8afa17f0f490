import { expect, test } from "vitest";
import { pageNumbers } from "./pageNumbers.ts";

test("first, last and neighbours are shown, and a gap stands only for two pages or more", () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(1, 4)).toEqual([1, 2, 3, 4]);
  expect(pageNumbers(1, 22)).toEqual([1, 2, null, 22]);
  expect(pageNumbers(4, 22)).toEqual([1, 2, 3, 4, 5, null, 22]);
  expect(pageNumbers(11, 22)).toEqual([1, null, 10, 11, 12, null, 22]);
  expect(pageNumbers(22, 22)).toEqual([1, null, 21, 22]);
});
