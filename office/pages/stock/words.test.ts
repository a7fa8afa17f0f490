import { expect, test } from "vitest";
import { goesBy, reasonsFor, signed, whyWords } from "./words.ts";

test("a variant goes by its SKU in any case and by its barcode with or without zeros before it", () => {
  const item = { sku: "VENU-E", gtin: "08901072002478" };
  for (const code of ["VENU-E", "venu-e", " VENU-E ", "8901072002478", "08901072002478"])
    expect([code, goesBy(item, code)]).toEqual([code, true]);
  for (const code of ["VENU", "901072002478", ""]) expect([code, goesBy(item, code)]).toEqual([code, false]);
  expect(goesBy({ sku: "X", gtin: null }, "")).toBe(false);
});

test("reasons are those of the way and of the right, and say what was taken back", () => {
  const names = (...asked: Parameters<typeof reasonsFor>) => reasonsFor(...asked).map(([reason]) => reason);
  expect(names("in", true)).toEqual(["received", "found", "back", "correction"]);
  expect(names("in", false)).toEqual(["found", "back", "correction"]);
  expect(names("out", true)).toContain("damaged");
  expect(names("out", true)).not.toContain("first");
  expect(whyWords({ reason: "damaged", undoes: 7 })).toBe("Taken back: damaged");
  expect(whyWords({ reason: "sold", undoes: null })).toBe("Sent off");
  expect([signed(3), signed(-1_200)]).toEqual(["+3", "−1,200"]);
});
