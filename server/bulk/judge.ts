import type { Cells, ToldCell } from "../../contract/office/grid.ts";
import {
  type GridField,
  type GridValue,
  gridFields,
  wrongPrices,
  wrongValue,
} from "../../contract/office/gridFields.ts";
import { firstPrices, isBeyond } from "../catalogue/edit/priceLimit.ts";
import { plain } from "../catalogue/import/text.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import type { Staff } from "../staff/actor.ts";
import { readProducts, readVariants, type StandingProduct, type StandingRow } from "./standing.ts";

/** A cell that may change, and of which variant or product. */
export type GoodCell = {
  field: GridField;
  before: GridValue;
  after: GridValue;
  product: StandingProduct | undefined;
  variant: StandingRow | undefined;
};

/** What of a change may be, what may not and why, and how much stands so already. */
export type Judged = { good: GoodCell[]; left: ToldCell[]; same: number };

/** By how much who asks may change prices, in basis points; null: as he likes. */
type Asker = { by: Staff; most: number | null };

const isProducts = (field: GridField) => gridFields[field].of === "product";

/** The ids that cells name: of variants, and of products for what is a product's own. */
export const idsOf = (fields: Cells[]) => {
  const named = (products: boolean) => [
    ...new Set(
      fields.filter(({ field }) => isProducts(field) === products).flatMap(({ cells }) => cells.map(([id]) => id)),
    ),
  ];
  return { variants: named(false), products: named(true) };
};

/** A text as the shop keeps it; any other value as it is. */
function kept(field: GridField, value: GridValue): GridValue {
  if (typeof value !== "string") return value;
  if (field === "hsn") return value.replace(/\s/g, "") || null;
  return plain(value, 1_000) || null;
}

/** A cell in words. */
export function told({ field, before, after, variant, product }: GoodCell, why: string | null): ToldCell {
  const { sku = "", name = "", product: of = 0 } = variant ?? product ?? {};
  const options = variant?.options.join(", ");
  return {
    id: variant?.id ?? of,
    product: of,
    name: options ? `${name}, ${options}` : name,
    sku,
    field,
    before,
    after,
    why,
  };
}

/** Why a cell can't be, seen by itself. */
function refusalOf({ field, before, after, variant, product }: GoodCell, seen: GridValue): string | undefined {
  if (before !== seen) return "Somebody has changed it meanwhile.";
  if (variant?.retired) return "This variant is retired.";
  if (field === "published" && after === true && !product?.sold) return "All its variants are retired.";
  return wrongValue(field, after);
}

/** Leaves out prices that can't stand beside each other, or go beyond what the role may. */
async function judgePrices(tx: Sql | Transaction, cells: GoodCell[], { by, most }: Asker, left: ToldCell[]) {
  const isPrice = ({ field }: GoodCell) => field === "list_price" || field === "mrp";
  const priced = new Map<number, StandingRow>();
  for (const cell of cells.filter(isPrice)) {
    if (!cell.variant) continue;
    const { id } = cell.variant;
    priced.set(id, { ...(priced.get(id) ?? cell.variant), [cell.field]: cell.after });
  }
  const first = most === null ? undefined : await firstPrices(tx, by, [...priced.keys()]);
  return cells.filter((cell) => {
    const now = isPrice(cell) && cell.variant ? priced.get(cell.variant.id) : undefined;
    if (!cell.variant || !now) return true;
    let why = wrongPrices(now);
    if (!why && most !== null && isBeyond({ ...cell.variant, ...first?.get(now.id) }, now, most))
      why = `Your role may change prices by up to ${most / 100} % a day.`;
    if (why) left.push(told(cell, why));
    return !why;
  });
}

/**
 * Holds cells to what stands and to the rules of the goods. A cell is left as it is where it has another value than the one
 * that was seen, where its new value can't be, or where the role may not go so far.
 */
export async function judge(tx: Sql | Transaction, fields: Cells[], asker: Asker): Promise<Judged> {
  const ids = idsOf(fields);
  const variants = new Map((await readVariants(tx, ids.variants)).map((row) => [row.id, row]));
  const products = new Map((await readProducts(tx, ids.products)).map((row) => [row.product, row]));
  const left: ToldCell[] = [];
  const possible: GoodCell[] = [];
  let same = 0;
  for (const { field, cells } of fields)
    for (const [id, seen, wanted] of new Map(cells.map((cell) => [cell[0], cell])).values()) {
      const product = isProducts(field) ? products.get(id) : undefined;
      const variant = isProducts(field) ? undefined : variants.get(id);
      const after = kept(field, wanted);
      const before = ((variant ?? product) as Record<string, GridValue> | undefined)?.[field] ?? null;
      const cell = { field, before, after, variant, product };
      if (!variant && !product) left.push({ ...told({ ...cell, before: seen }, "It is not there any more."), id });
      else if (before === after) same++;
      else {
        const why = refusalOf(cell, seen);
        if (!why) possible.push(cell);
        else left.push({ ...told({ ...cell, before: seen }, why), ...(before !== seen && { now: before }) });
      }
    }
  return { good: await judgePrices(tx, possible, asker, left), left, same };
}
