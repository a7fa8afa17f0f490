import { expect, test } from "vitest";
import { findCodes } from "./codes.ts";

const code = (id: number, sku: string, name: string, barcode: string | null = null) => {
  return { id, sku, name, barcode, words: `${name} ${sku} ${barcode ?? ""}`.toLowerCase() };
};
const codes = [
  code(1, "GU-1", "Concert guitar – Natural", "8901234567890"),
  code(2, "GU-10", "Concert guitar – Black"),
  code(3, "UK-1", "Soprano ukulele"),
];
const found = (typed: string) => findCodes(codes, typed, 8).map(({ id }) => id);

test("a code finds its variant alone, words find all that go by them", () => {
  expect(found("gu-1")).toEqual([1]);
  expect(found("8901234567890")).toEqual([1]);
  expect(found("guitar con")).toEqual([1, 2]);
  expect(found("guitar black")).toEqual([2]);
  expect(found("  ")).toEqual([]);
  expect(found("veena")).toEqual([]);
  expect(findCodes(codes, "guitar", 1)).toHaveLength(1);
});
