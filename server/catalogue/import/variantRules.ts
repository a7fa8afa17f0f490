import { createHash } from "node:crypto";
import { formatMoney } from "../../money.ts";
import { parseQuantity } from "./measure.ts";
import { noPrice, parsePrice, readPrice } from "./price.ts";
import { plain, slugOf } from "./text.ts";

type Say = (reason: string) => void;

/**
 * The selling price and the MRP (paise) of a row's two prices, or undefined when it has none to sell for. The MRP is null
 * where the file has no column for it.
 */
export function readPrices(
  price: string,
  compareAt: string | undefined,
  notice: Say,
): { list_price: number; mrp: number | null } | undefined {
  const { paise: list_price, ...read } = readPrice(price);
  if (list_price === undefined) return undefined;
  if ("rounded" in read && read.rounded)
    notice(`the price "${plain(price, 40)}" has parts of a paisa; it is ${formatMoney(list_price)}`);
  if (compareAt === undefined) return { list_price, mrp: null };
  if (compareAt === "" || /^0+([.,]0*)?$/.test(compareAt)) return { list_price, mrp: list_price };
  const mrp = parsePrice(compareAt);
  if (mrp === undefined) notice(`${noPrice("compare-at price", compareAt)}; the MRP is the price`);
  else if (mrp < list_price) notice("the compare-at price is below the price; the MRP is the price");
  return { list_price, mrp: Math.max(mrp ?? 0, list_price) };
}

/** The pieces to sell: an empty cell is none, a negative number (sold before it came) too. */
export function readQuantity(text: string, notice: Say): number {
  if (text === "") return 0;
  const quantity = parseQuantity(text);
  if (quantity === undefined) notice(`the quantity "${plain(text, 40)}" can't be read; counted as 0`);
  else if (quantity < 0) notice(`the quantity ${quantity} is negative; counted as 0`);
  return Math.max(quantity ?? 0, 0);
}

/** The row's SKU, or one that stays the same as long as the handle and the options do. */
export function readSku(text: string, slug: string, options: string[]): string {
  const sku = plain(text.replace(/^'/, ""), 100);
  if (sku !== "") return sku;
  const digest = createHash("sha256")
    .update(JSON.stringify([slug, ...options]))
    .digest("hex")
    .slice(0, 6);
  return [slug.slice(0, 60), slugOf(options.join(" ")).slice(0, 30), digest].filter((part) => part !== "").join("-");
}
