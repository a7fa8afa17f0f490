import { createHash } from "node:crypto";
import { fileLimits } from "../../contract/office/fileKinds.ts";
import type { FileCell, FileDifference } from "../../contract/office/files.ts";
import type { Transaction } from "../database/connect.ts";
import { productCells } from "../export/exportProducts.ts";
import { readProducts } from "../export/readProducts.ts";

/** What an export would say of a product. */
type Told = { id: number; name: string } & ReturnType<typeof productCells>;
export type AllTold = Map<string, Told>;

/** What changes of a product: all of it, in whole cells. */
export type Change = Pick<FileDifference, "id" | "slug" | "name" | "kind" | "cells">;

/** What an export says twice: shelf and state in their other writing. */
const twice = new Set(["Category", "Status"]);
/** What stands in the list of a product that is made. */
const firstOfAll = new Set(["Title", "Vendor", "Type", "Published", "Variant Price", "Variant Inventory Qty"]);
const pieces = "Variant Inventory Qty";
const priced = new Set(["Variant Price", "Variant Compare At Price"]);
const counted = new Set([pieces, "Variant Inventory Tracker"]);
/** Stands in the place of a column where a variant comes or goes. */
const whole = "Variant";

/** What an export would say of these products now, by slug; those that are not there are left out. */
export async function readTold(tx: Transaction, slugs: string[]): Promise<AllTold> {
  const told: AllTold = new Map();
  for await (const rows of readProducts(tx, slugs))
    for (const row of rows) told.set(row.slug, { id: row.id, name: row.name, ...productCells(row) });
  return told;
}

const none: ReadonlyMap<string, string> = new Map();

function changedCells(sku: string, was: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): FileCell[] {
  return [...now].flatMap(([column, after]) => {
    const before = was.get(column) ?? "";
    return before === after || twice.has(column) ? [] : [{ sku, column, before, after }];
  });
}

function compare(slug: string, was: Told | undefined, now: Told): Change | undefined {
  const cells = changedCells("", was?.own ?? none, now.own);
  for (const [sku, its] of now.variants) {
    const earlier = was?.variants.get(sku);
    if (!earlier) cells.push({ sku, column: whole, before: "", after: "sold" });
    cells.push(...changedCells(sku, earlier ?? none, its).filter(({ column }) => earlier || firstOfAll.has(column)));
  }
  for (const sku of was?.variants.keys() ?? [])
    if (!now.variants.has(sku)) cells.push({ sku, column: whole, before: "sold", after: "retired" });
  if (!was)
    return {
      id: null,
      slug,
      name: now.name,
      kind: "added",
      cells: cells.filter(({ column }) => firstOfAll.has(column)),
    };
  return cells.length > 0 ? { id: was.id, slug, name: was.name, kind: "changed", cells } : undefined;
}

/** What became of products between two looks, by what an export says of them, in their order. */
export const differences = (was: AllTold, now: AllTold): Change[] =>
  [...now].flatMap(([slug, told]) => compare(slug, was.get(slug), told) ?? []);

/**
 * Two changes of one stamp are the same to who has seen one of them: pieces go by how many more or fewer they are, as the shop
 * goes on selling.
 */
export function stampOf({ slug, kind, cells }: Change): string {
  const said = cells.map(({ sku, column, before, after }) =>
    column === pieces && before && after ? [sku, column, Number(after) - Number(before)] : [sku, column, before, after],
  );
  return createHash("sha256")
    .update(JSON.stringify([slug, kind, kind === "added" ? [] : said]))
    .digest("base64url");
}

/** Whether a change touches prices, or pieces. */
export const touches = ({ kind, cells }: Change) => ({
  prices:
    kind === "added" || cells.some(({ column, after }) => priced.has(column) || (column === whole && after === "sold")),
  pieces: cells.some(
    ({ column, before, after }) => counted.has(column) && (before || (after !== "0" && after !== "shopify")),
  ),
});

const longest = 160;

/** Long texts around where they begin to differ. */
function shortened(cell: FileCell): FileCell {
  const { before, after } = cell;
  if (before.length <= longest && after.length <= longest) return cell;
  let same = 0;
  while (same < after.length && before[same] === after[same]) same++;
  const from = Math.max(same - 40, 0);
  const part = (text: string) =>
    `${from > 0 ? "…" : ""}${text.slice(from, from + longest)}${text.length > from + longest ? "…" : ""}`;
  return { ...cell, before: part(before), after: part(after) };
}

/** A change as it is shown. */
export function shown({ cells, ...change }: Change): FileDifference {
  return {
    ...change,
    cells: cells.slice(0, fileLimits.cells).map(shortened),
    more: Math.max(cells.length - fileLimits.cells, 0),
  };
}
