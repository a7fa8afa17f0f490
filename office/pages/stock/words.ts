import { isStockReason, type StockReason, stockReasons } from "../../../contract/office/stockReasons.ts";
import type { DataOf, OfficeCall } from "../../api/call.ts";

export type Item = DataOf<"GET /stock">["rows"][number];
export type Move = DataOf<"GET /stock/{id}/moves">["rows"][number];

/** What is read anew when stock has moved. */
export const readsOfStock = [
  "GET /stock",
  "GET /stock/{id}",
  "GET /stock/{id}/moves",
  "GET /stock/reorder",
  "GET /products",
  "GET /today",
] as const satisfies readonly OfficeCall[];

/** A variant as people call it. */
export const nameOf = ({ name, options }: Pick<Item, "name" | "options">): string => [name, ...options].join(" – ");

export const pieces = (count: number): string => (count === 1 ? "1 piece" : `${count.toLocaleString("en-IN")} pieces`);

/** More or fewer, with its sign. */
export const signed = (delta: number): string => `${delta > 0 ? "+" : "−"}${Math.abs(delta).toLocaleString("en-IN")}`;

/** Whether pieces come or go. */
export type Way = "in" | "out";
export const reasonsFor = (way: Way, mayReceive: boolean): [StockReason, string][] =>
  (Object.keys(stockReasons) as StockReason[]).flatMap((reason) => {
    const { words, way: goes, right } = stockReasons[reason];
    const fits = (goes === way || goes === "either") && (mayReceive || right !== "stock.receive");
    return fits ? [[reason, words]] : [];
  });

const others: Record<string, string> = {
  sold: "Sent off",
  restocked: "Came back",
  import: "From a file",
  count: "Counted, from a file",
};

/** Why stock moved, in words. */
export const whyWords = ({ reason, undoes }: Pick<Move, "reason" | "undoes">): string => {
  const words = isStockReason(reason) ? stockReasons[reason].words : (others[reason] ?? reason);
  return undoes === null ? words : `Taken back: ${words.toLowerCase()}`;
};

/** Whether a scanner reads this code on the variant; barcodes with or without their leading zeros. */
export function goesBy({ sku, gtin }: Pick<Item, "sku" | "gtin">, code: string): boolean {
  const bare = (text: string) => text.replace(/^0+/, "");
  const scanned = code.trim();
  return scanned.toUpperCase() === sku.toUpperCase() || (gtin !== null && bare(scanned) === bare(gtin));
}
