import { expect, test } from "vitest";
import { stockLine } from "./stockLine.ts";

const variant = {
  id: 1,
  sku: "V",
  options: [],
  mrp: 1,
  price: 1,
  discount_percent: 0,
  image: null,
  gtin: null,
  weight_grams: 1,
  box_mm: null,
};
const now = { available_from: null, on_sale: true };

test("the stock line says only what the ledger says", () => {
  expect(stockLine({ ...variant, stock: 4, availability: "in_stock" }, now).text).toBe("In stock");
  expect(stockLine({ ...variant, stock: 3, availability: "in_stock" }, now).text).toBe("Only 3 left");
  expect(stockLine({ ...variant, stock: 0, availability: "out_of_stock" }, now).text).toBe("Out of stock");
  const waiting = stockLine({ ...variant, stock: 0, availability: "out_of_stock" }, { ...now, on_sale: false });
  expect(waiting).toEqual({ text: "Not on sale yet", tone: "none" });
  expect(
    stockLine({ ...variant, stock: 4, availability: "preorder" }, { ...now, available_from: "2026-12-12" }).text,
  ).toBe("Pre-order, ships by 12\u00a0Dec");
});
