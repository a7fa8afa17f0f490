import { expect, test } from "vitest";
import type { Packing, PackingLine } from "../../../contract/office/orders.ts";
import { inParcel, lineOf, withLine, withPending } from "./pending.ts";

const line = (id: number, more: Partial<PackingLine>): PackingLine => ({
  id,
  product_name: `Product ${id}`,
  option_text: "",
  sku: `SKU-${id}`,
  barcode: null,
  place: null,
  image: null,
  quantity: 2,
  scanned: 0,
  not_there: 0,
  ...more,
});
const lines = [line(1, { barcode: "0012345678905" }), line(2, { scanned: 1 })];
const packing = { lines, pieces: 4, scanned: 1 } as unknown as Packing;
const pending = (of: number, pieces = 1) => ({ scan: "s", code: "c", pieces, line: of });

test("a code is known by its barcode, with its zeros or without, else by its SKU in either case", () => {
  expect(lineOf(lines, "0012345678905")?.id).toBe(1);
  expect(lineOf(lines, "12345678905")?.id).toBe(1);
  expect(lineOf(lines, "sku-2")?.id).toBe(2);
  expect(lineOf(lines, "SKU-3")).toBeUndefined();
});

test("what is on its way is counted at once, and never more than was ordered", () => {
  const shown = withPending(packing, [pending(1), pending(2), pending(2)]);
  expect(shown.lines.map(({ scanned }) => scanned)).toEqual([1, 2]);
  expect(shown.scanned).toBe(3);
  expect(withPending(packing, [])).toBe(packing);
});

test("a line as the shop answered it takes its place", () => {
  expect(withLine(packing, line(2, { scanned: 2 })).scanned).toBe(2);
});

test("once an order is packed all its pieces are in the parcel, scanned or packed by eye", () => {
  expect(inParcel(line(1, { scanned: 0 }), true)).toBe(2);
  expect(inParcel(line(1, { scanned: 1 }), false)).toBe(1);
});
