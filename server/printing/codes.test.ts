import { expect, test } from "vitest";
import { readCode128, readEan13 } from "../../tests/support/readBars.ts";
import { code128, dataMatrix, ean13, modulesOf } from "./codes.ts";

test("Code 128 of order numbers, SKUs and tracking numbers reads back as it was", () => {
  for (const text of [
    "7K3MD-Q9TFX",
    "VENU-CARNATIC-FLUTE-5-KATTAI",
    "SHAKTI 3.5/A_b",
    "14315012345678",
    "A1234567B",
    "0",
  ])
    expect([text, readCode128([...code128(text).widths])]).toEqual([text, text]);
  expect(modulesOf(code128("7K3MD-Q9TFX"))).toBeLessThanOrEqual(156);
});

test("EAN-13 of whatever GTIN can be one, and of nothing else", () => {
  for (const [gtin, digits] of [
    ["4006381333931", "4006381333931"],
    ["8901030865275", "8901030865275"],
    ["036000291452", "0036000291452"],
    ["04006381333931", "4006381333931"],
  ] as const)
    expect([gtin, readEan13([...(ean13(gtin)?.widths ?? [])])]).toEqual([gtin, digits]);
  for (const gtin of ["4006381333932", "96385074", "14006381333938", "", "ABC"])
    expect([gtin, ean13(gtin)]).toEqual([gtin, undefined]);
});

test("a Data Matrix has its solid edges left and below", () => {
  const { side, modules } = dataMatrix("VENU-CARNATIC-FLUTE-5-KATTAI");
  expect(modules.length).toBe(side * side);
  for (let at = 0; at < side; at++) expect([modules[at * side], modules[(side - 1) * side + at]]).toEqual([1, 1]);
});
