import type { Suggestion } from "../../../contract/catalogue.ts";

/** What the pane under a search box shows: one of these, or nothing. */
export type Pane =
  | { shows: "nothing" }
  | { shows: "loading" }
  | { shows: "message"; text: string }
  | { shows: "results"; suggestions: Suggestion[] }
  | { shows: "recent"; texts: string[] };

/** The list of what a text finds. */
export const listAddress = (text: string): string => `/products/search?${new URLSearchParams({ search: text })}`;

/** Where the choices that a pane offers lead to, in their order. */
export function choicesOf(pane: Pane): string[] {
  if (pane.shows === "results") return pane.suggestions.map(({ product_url }) => `/product/${product_url}`);
  return pane.shows === "recent" ? pane.texts.map(listAddress) : [];
}

export const optionId = (paneId: string, index: number): string => `${paneId}-${index}`;

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
