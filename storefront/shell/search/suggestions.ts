import type { Suggestion } from "../../../contract/catalogue.ts";

/** What the pane under a search box shows: one of these, or nothing. */
export type Pane =
  | { shows: "nothing" }
  | { shows: "loading" }
  | { shows: "message"; text: string }
  | { shows: "results"; suggestions: Suggestion[] };

/** What an answer means for the pane: the real products in it, or the message that there are none. */
export function paneOf(products: Suggestion[]): Pane {
  const suggestions = products.filter((item) => item.has_data === "yes");
  if (suggestions.length > 0) return { shows: "results", suggestions };
  return { shows: "message", text: products[0]?.message || "No records found" };
}

/** A suggestion's breadcrumb: parent category, category, brand, product name. */
export const crumbOf = (item: Suggestion): string =>
  [item.parent_category_name, item.category_name, item.brand_name, item.product_name]
    .filter((name) => name !== "")
    .join(" › ");

/** A text cut into pieces, those that match a typed word marked. */
export function markedPieces(text: string, typed: string): { text: string; marked: boolean }[] {
  const words = typed
    .trim()
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (words.length === 0) return [{ text, marked: false }];
  const pieces = text.split(new RegExp(`(${words.join("|")})`, "giu"));
  return pieces.map((piece, index) => ({ text: piece, marked: index % 2 === 1 })).filter((piece) => piece.text !== "");
}
