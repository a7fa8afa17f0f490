import { expect, test } from "vitest";
import type { GridRow } from "../../../contract/office/grid.ts";
import { columnsFor } from "./columns.ts";
import { filledDown, pasted, readTable, writeTable } from "./tables.ts";
import { Sheet } from "./useEntries.ts";
import { entered, plainText, shown } from "./values.ts";

const row = (id: number, more: Partial<GridRow> = {}): GridRow => ({
  id,
  product: id,
  name: `Flute "${id}"`,
  options: [],
  sku: `FL-${id}`,
  list_price: 100_000,
  mrp: 150_000,
  price: 100_000,
  cost: null,
  weight_g: 250,
  place: null,
  reorder_point: null,
  reorder_quantity: null,
  hsn: "9205",
  published: true,
  on_hand: 3,
  ...more,
});
const columns = columnsFor(() => true);
const at = (head: string) => columns.findIndex((column) => column.head === head);
const sheet = new Sheet([row(1), row(2), row(3, { list_price: 90_050 })], new Map());
const cell = (top: number, head: string, bottom = top) => ({ top, bottom, left: at(head), right: at(head) });
const values = (entries: ReturnType<typeof filledDown>) =>
  entries.map(({ row, field, entered }) => [row.id, field, "value" in entered ? entered.value : entered.wrong]);

test("a spreadsheet's table is read with its quotes, whatever ends its lines", () => {
  expect(readTable('a\tb\r\n"c\t""d"""\te\n')).toEqual([
    ["a", "b"],
    ['c\t"d"', "e"],
  ]);
  expect(readTable("1\n\n2")).toEqual([["1"], [""], ["2"]]);
  expect(readTable('6" bell')).toEqual([['6" bell']]);
});

test("what is pasted goes from the cell on; what can't be is named", () => {
  const { entries } = pasted("₹1,299\n1250.50\nten", sheet, columns, cell(0, "Price"));
  expect(values(entries)).toEqual([
    [1, "list_price", 129_900],
    [2, "list_price", 125_050],
    [3, "list_price", "Please enter an amount, or a formula such as +10%."],
  ]);
  expect(values(pasted("+10%", sheet, columns, cell(0, "Price", 1)).entries)).toEqual([
    [1, "list_price", 110_000],
    [2, "list_price", 110_000],
  ]);
});

test("with heads it goes by SKU, and comes back as it went", () => {
  const table = "Price\tsku\tNonsense\tweight\n1000\tfl-3\tx\t1.2\n5\tFL-9\t\t";
  const { entries, unknown } = pasted(table, sheet, columns, cell(0, "HSN"));
  expect([values(entries), unknown]).toEqual([
    [
      [3, "list_price", 100_000],
      [3, "weight_g", 1_200],
    ],
    1,
  ]);
  const written = writeTable(sheet, columns, { top: 0, bottom: 2, left: at("Price"), right: at("MRP") });
  expect(written.split("\n")).toEqual([
    "SKU\tName\tPrice\tMRP",
    'FL-1\t"Flute ""1"""\t1000\t1500',
    'FL-2\t"Flute ""2"""\t1000\t1500',
    'FL-3\t"Flute ""3"""\t900.50\t1500',
  ]);
  expect(
    pasted(written, sheet, columns, cell(0, "Price")).entries.every(
      ({ row, field, entered }) => "value" in entered && entered.value === row[field],
    ),
  ).toBe(true);
});

test("filling down takes the first row's value, and one cell the one above", () => {
  expect(values(filledDown(sheet, columns, cell(0, "Price", 2)))).toEqual([
    [2, "list_price", 100_000],
    [3, "list_price", 100_000],
  ]);
  expect(values(filledDown(sheet, columns, cell(2, "Price")))).toEqual([[3, "list_price", 100_000]]);
});

test("values are typed as people type them", () => {
  const amounts = { list_price: 100_000, mrp: 150_000, cost: null };
  const of = (field: Parameters<typeof entered>[0], typed: string) => entered(field, typed, amounts);
  expect(of("weight_g", "800 g")).toEqual({ value: 800 });
  expect(of("published", "No")).toEqual({ value: false });
  expect(of("list_price", "mrp - 20%")).toEqual({ value: 120_000 });
  expect(of("list_price", "-2000")).toMatchObject({ typed: "-2000", wrong: "Please enter an amount above zero." });
  expect(of("list_price", "")).toMatchObject({ wrong: "This can't be empty." });
  expect(of("place", " ")).toEqual({ value: null });
  expect(of("cost", "cost x 2")).toMatchObject({ typed: "cost x 2" });
  expect([shown("weight_g", 1_200), plainText("weight_g", 1_200), shown("cost", null)]).toEqual(["1.2 kg", "1.2", ""]);
});

test("a price above its MRP is wrong and kept back; the rest goes, a product's own field once", () => {
  const variants = [row(1), row(2, { product: 1 })];
  const entries = new Map([
    ["list_price 1", { value: 160_000 }],
    ["list_price 2", { value: 140_000 }],
    ["hsn 1", { value: "920590" }],
  ]);
  const changed = new Sheet(variants, entries);
  expect(changed.changes().map(({ field, wrong }) => [field, wrong !== undefined])).toEqual([
    ["list_price", true],
    ["hsn", false],
    ["list_price", false],
  ]);
  expect(changed.cells()).toEqual([
    { field: "hsn", cells: [[1, "9205", "920590"]] },
    { field: "list_price", cells: [[2, 100_000, 140_000]] },
  ]);
});
