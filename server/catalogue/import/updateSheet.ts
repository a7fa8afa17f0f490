import type { Sql, Transaction } from "../../database/connect.ts";
import { transaction } from "../../database/transaction.ts";
import { asImport } from "./asImport.ts";
import { addChanges, type Change, type Changes } from "./changes.ts";
import { findColumns } from "./columns.ts";
import { parseQuantity } from "./measure.ts";
import { openSheet } from "./openSheet.ts";
import { noPrice } from "./price.ts";
import { type Problem, UnreadableFile } from "./problem.ts";
import { openRun } from "./run.ts";
import { plain, slugOf } from "./text.ts";
import { readPrices, readSku } from "./variantRules.ts";
import type { Watch } from "./watch.ts";
import { type CountRow, type PriceRow, type Written, writeCounts, writePrices } from "./writeUpdates.ts";

/** What a file of one thing is about. Nothing else of it counts, and nothing that it doesn't name changes. */
export type Only = "prices" | "stock";

export type UpdateOptions = {
  encoding?: string | undefined;
  dryRun?: boolean;
  /** When the pieces were counted; the file's own column, else when the file was written, by default. */
  countedAt?: Date | undefined;
  onProblem?: (problem: Problem) => void;
  onWait?: () => void;
  watch?: Watch | undefined;
};

export type UpdateResult = {
  encoding: string;
  rows: number;
  changed: number;
  unchanged: number;
  refusals: number;
  notices: number;
  changes: Changes;
  /** Stock only: the earliest moment of counting that was taken. */
  countedAt: Date | undefined;
};

/** Shopify's product and inventory exports, WooCommerce's, and plain sheets. */
const names = {
  handle: ["handle", "url handle"],
  option1: ["option1 value"],
  option2: ["option2 value"],
  option3: ["option3 value"],
  sku: ["sku", "variant sku"],
  price: ["variant price", "price", "sale price"],
  compareAt: ["variant compare at price", "compare-at price", "compare at price", "mrp"],
  regular: ["regular price"],
  available: [
    "available",
    "available (not editable)",
    "variant inventory qty",
    "inventory quantity",
    "stock",
    "quantity",
  ],
  onHand: ["on hand (new)", "on hand (current)", "on hand"],
  countedAt: ["counted at"],
} as const;

const batchSize = 500;

class Undo extends Error {}

type SheetRow = PriceRow & CountRow;

/**
 * Brings prices, or counts of stock, from a file; variants are known by SKU. A count is of pieces to sell at a moment:
 * what was ordered since is taken off. Rows of several locations are added up. Throws an UnreadableFile when a column
 * that is needed is missing.
 */
export async function updateFromSheet(
  sql: Sql,
  path: string,
  only: Only,
  options: UpdateOptions = {},
): Promise<UpdateResult> {
  const sheet = await openSheet(path, options.encoding);
  const run = await openRun(sql, options.onWait ?? (() => {})).catch(async (error: unknown) => {
    await sheet.close();
    throw error;
  });
  const result: UpdateResult = {
    encoding: "",
    rows: 0,
    changed: 0,
    unchanged: 0,
    refusals: 0,
    notices: 0,
    changes: {},
    countedAt: undefined,
  };
  const report = (problem: Problem) => {
    result[problem.kind === "refused" ? "refusals" : "notices"]++;
    options.onProblem?.(problem);
  };
  try {
    const columns = findColumns(sheet.header.cells, names);
    const quantity = columns.has("available") ? "available" : "onHand";
    const needed = only === "stock" ? quantity : columns.has("price") ? "price" : "regular";
    const found = `Found: ${sheet.header.cells.slice(0, 12).join(", ").toLowerCase()}`;
    if (!columns.has("sku") && !columns.has("handle")) throw new UnreadableFile(`The file has no column SKU. ${found}`);
    if (!columns.has(needed))
      throw new UnreadableFile(
        `The file has no column ${only === "prices" ? "Price" : "Available, On hand or Stock"}. ${found}`,
      );
    const bySku = new Map<string, SheetRow>();
    for await (const row of sheet.rows(report)) {
      result.rows++;
      const cell = (column: keyof typeof names) => columns.cell(row, column);
      const slug = slugOf(cell("handle"));
      const chosen = [cell("option1"), cell("option2"), cell("option3")].filter((value) => value !== "");
      const sku = readSku(cell("sku"), slug, chosen.join() === "Default Title" ? [] : chosen);
      const say = (kind: Problem["kind"]) => (reason: string) => report({ line: row.line, kind, product: sku, reason });
      if (sku === "") {
        say("refused")("it names no SKU");
        continue;
      }
      const earlier = bySku.get(sku);
      if (only === "prices") {
        // WooCommerce's regular price is the MRP, and the price where there is no sale.
        const mrp = (["compareAt", "regular"] as const).find((column) => columns.has(column));
        const price = cell("price") || cell("regular");
        const prices = readPrices(price, mrp && cell(mrp), say("notice"));
        if (!prices) say("refused")(noPrice("price", price));
        else if (earlier)
          say("refused")(`the SKU stands in the file already, in line ${earlier.line}; the first counts`);
        else bySku.set(sku, { line: row.line, sku, ...prices, quantity: 0, counted_at: "" });
        continue;
      }
      const text = cell(quantity);
      if (text === "" || /^not stocked$/i.test(text)) continue;
      const pieces = parseQuantity(text);
      const at =
        columns.has("countedAt") && cell("countedAt") !== ""
          ? new Date(cell("countedAt"))
          : (options.countedAt ?? sheet.writtenAt);
      if (pieces === undefined) say("refused")(`the quantity "${plain(text, 40)}" can't be read`);
      else if (Number.isNaN(at.getTime()) || at.getTime() > Date.now() + 60_000)
        say("refused")("the time of counting can't be read or is still to come; it is written 2026-11-22T18:30+05:30");
      else {
        if (!result.countedAt || at < result.countedAt) result.countedAt = at;
        const sum = Math.max(pieces, 0) + (earlier?.quantity ?? 0);
        const line = earlier?.line ?? row.line;
        bySku.set(sku, { line, sku, list_price: 0, mrp: null, quantity: sum, counted_at: at.toISOString() });
      }
    }
    if (result.rows === 0 && result.refusals === 0) throw new UnreadableFile("The file has a header but no rows.");
    const all = [...bySku.values()];
    for (let from = 0; from < all.length; from += batchSize) {
      const batch = all.slice(from, from + batchSize);
      const written = await writeBatch(sql, only, batch, options.dryRun ?? false, options.watch);
      written.seen?.();
      for (const { sku, line } of batch)
        if (written.unknown.has(sku))
          report({ line, kind: "refused", product: sku, reason: "the shop has no variant with this SKU" });
      written.problems.forEach(report);
      result.changed += written.changed;
      result.unchanged += batch.length - written.changed - written.unknown.size;
      addChanges(result.changes, written.changes);
    }
    return { ...result, encoding: sheet.encoding() };
  } finally {
    await sheet.close();
    await run.close();
  }
}

async function slugsOf(tx: Transaction, rows: SheetRow[]): Promise<string[]> {
  const found = await tx<{ slug: string }[]>`
    select distinct p.slug from variant v join product p on p.id = v.product_id where v.sku = any(${rows.map(({ sku }) => sku)})`;
  return found.map(({ slug }) => slug).sort();
}

type Batch = Written & { problems: Problem[]; changes: Change[]; seen: (() => void) | undefined };

/** Writes rows in one transaction with what is derived from them; a dry run undoes it. */
async function writeBatch(sql: Sql, only: Only, rows: SheetRow[], dryRun: boolean, watch?: Watch): Promise<Batch> {
  let batch: Batch | undefined;
  await transaction(sql, async (tx) => {
    await asImport(tx);
    const compare = watch && (await watch(tx, await slugsOf(tx, rows)));
    const written = only === "prices" ? await writePrices(tx, rows) : await writeCounts(tx, rows);
    const ids = written.products.toSorted((a, b) => a - b);
    await tx`select refresh_rules(${ids})`;
    await tx`select refresh_price(${ids})`;
    await tx`select refresh_card(${ids})`;
    await tx`select tell_products(${ids})`;
    batch = { ...written, seen: await compare?.() };
    if (dryRun) throw new Undo();
  }).catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  if (!batch) throw new Error("Nothing was written.");
  return batch;
}
