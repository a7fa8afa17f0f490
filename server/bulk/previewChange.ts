import type { z } from "zod";
import type { Cells, GridSummary, gridCalls, ToldCell } from "../../contract/office/grid.ts";
import { type GridField, type GridValue, gridFields, gridLimits } from "../../contract/office/gridFields.ts";
import { type Amounts, computed, type Formula, parseFormula } from "../../contract/office/gridFormula.ts";
import type { Sql } from "../database/connect.ts";
import { ApiError } from "../http/reply.ts";
import type { Staff } from "../staff/actor.ts";
import { type GoodCell, judge, told } from "./judge.ts";
import { findVariants, readVariants, type StandingRow } from "./standing.ts";

type Wish = z.output<(typeof gridCalls)["POST /grid/preview"]["body"]>;
type Setting = Wish["set"][number];
type Asker = { by: Staff; most: number | null; seesCost: boolean };

/** So many cells are told one by one. */
export const shownCells = 200;

const isMoney = (field: GridField): field is keyof Amounts & GridField => gridFields[field].kind === "money";

/** What a field is set to, of each row. Throws an ApiError of 422 for a formula that is none. */
function valueOf({ field, value, formula }: Setting, i: number): (row: StandingRow) => GridValue | undefined {
  if (formula === undefined) return () => value;
  const wrong = (message: string) => new ApiError(422, message, { errors: { [`set.${i}.formula`]: message } });
  const read: Formula | undefined = parseFormula(formula);
  if (!read) throw wrong("Please enter a formula such as +10%, -500, x1.05 or MRP - 15% round to 9.");
  if (!isMoney(field)) throw wrong("Only amounts are worked out by a formula.");
  return (row) => computed(read, field, row);
}

/** The cells of a field that is set as a whole; a product's own field once. What can't be worked out is left as it is. */
function cellsOf(setting: Setting, i: number, rows: StandingRow[]): Cells {
  const { field } = setting;
  const of = valueOf(setting, i);
  const cells = new Map<number, Cells["cells"][number]>();
  for (const row of rows) {
    const after = of(row);
    const id = gridFields[field].of === "product" ? row.product : row.id;
    if (after !== undefined && after !== row[field]) cells.set(id, [id, row[field], after]);
  }
  return { field, cells: [...cells.values()] };
}

const tooMany = `These are more than the ${gridLimits.variants} variants that change at once. Please narrow the list.`;

/** The rows that fields are set in as a whole. Throws an ApiError of 422 where they are more than change at once. */
async function rowsOf(sql: Sql, { of, set }: Wish): Promise<StandingRow[]> {
  if (set.length === 0) return [];
  if (of.variants) return readVariants(sql, of.variants);
  if (!of.filter)
    throw new ApiError(422, "Please say which variants.", { errors: { of: "Please say which variants." } });
  const rows = await findVariants(sql, of.filter);
  if (rows.length > gridLimits.variants) throw new ApiError(422, tooMany, { errors: { of: tooMany } });
  return rows;
}

const amount = (value: GridValue) => (typeof value === "number" ? value : 0);
const isPrice = ({ field }: { field: GridField }) => field === "list_price";
/** By which part a price changes: what the largest change is. */
const share = ({ field, before, after }: ToldCell) =>
  isPrice({ field }) ? Math.abs(amount(after) - amount(before)) / Math.max(1, amount(before)) : 0;

function summaryOf(good: GoodCell[], left: number, same: number, seesCost: boolean): GridSummary {
  const prices = good.filter(isPrice);
  const stock = (of: "before" | "after") =>
    prices.reduce((sum, cell) => sum + (cell.variant?.on_hand ?? 0) * amount(cell[of]), 0);
  return {
    cells: good.length,
    products: new Set(good.map(({ variant, product }) => variant?.product ?? product?.product)).size,
    raised: prices.filter(({ before, after }) => amount(after) > amount(before)).length,
    lowered: prices.filter(({ before, after }) => amount(after) < amount(before)).length,
    same,
    left,
    below_cost: seesCost ? prices.filter(({ variant, after }) => amount(after) < (variant?.cost ?? 0)).length : null,
    stock_value: { before: stock("before"), after: stock("after") },
  };
}

/** What a change of many would come to. Nothing is written. Throws an ApiError of 422. */
export async function previewChange(sql: Sql, wish: Wish, { by, most, seesCost }: Asker) {
  const rows = await rowsOf(sql, wish);
  const set = wish.set.map((setting, i) => cellsOf(setting, i, rows)).filter(({ cells }) => cells.length > 0);
  const { good, left, same } = await judge(sql, [...wish.cells, ...set], { by, most });
  return {
    summary: summaryOf(good, left.length, same, seesCost),
    rows: good
      .map((cell) => told(cell, null))
      .toSorted((a, b) => share(b) - share(a))
      .slice(0, shownCells),
    left: left.slice(0, shownCells),
    cells: set,
  };
}
