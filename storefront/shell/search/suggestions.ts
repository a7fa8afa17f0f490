import type { AnswerOf } from "../../../contract/calls.ts";
import type { Suggestion } from "../../../contract/catalogue.ts";

type Answer = AnswerOf<"POST /get/global/search">;
type Category = NonNullable<Answer["categories"]>[number];
/** Where a choice leads to; `search` is set where that is a search, to be remembered. */
type Choice = { to: string; search?: string };

/** What the pane under a search box shows: one of these, or nothing. */
export type Pane =
  | { shows: "nothing" }
  | { shows: "loading" }
  | { shows: "message"; text: string; note?: string; categories?: Category[] }
  | {
      shows: "results";
      suggestions: Suggestion[];
      completions: string[];
      categories: Category[];
      corrected: string;
      note?: string;
    }
  | { shows: "recent"; texts: string[] };

/** The list of what a text finds. */
export const listAddress = (text: string): string => `/products/search?${new URLSearchParams({ search: text })}`;

const searches = (texts: string[]): Choice[] => texts.map((text) => ({ to: listAddress(text), search: text }));

const categoryChoices = (categories: Category[] = []): Choice[] =>
  categories.map(({ slug }) => ({ to: `/category/${slug}` }));

/** The choices that a pane offers, in their order: products, how the text may go on, categories. */
export function choicesOf(pane: Pane): Choice[] {
  if (pane.shows === "recent") return searches(pane.texts);
  if (pane.shows === "message") return categoryChoices(pane.categories);
  if (pane.shows !== "results") return [];
  return [
    ...pane.suggestions.map(({ product_url }) => ({ to: `/product/${product_url}` })),
    ...searches(pane.completions),
    ...categoryChoices(pane.categories),
  ];
}

export const optionId = (paneId: string, index: number): string => `${paneId}-${index}`;

/**
 * What an answer means for the pane: the real products in it and what comes beside them, or the message that there are
 * none; with a note on a maker that the shop does not sell, and the categories in its place.
 */
export function paneOf({ products, completions = [], categories = [], corrected = "", not_sold }: Answer): Pane {
  const suggestions = products.filter((item) => item.has_data === "yes");
  const note = not_sold ? { note: not_sold.message } : {};
  if (suggestions.length > 0) return { shows: "results", suggestions, completions, categories, corrected, ...note };
  const text = products[0]?.message || "No records found";
  return { shows: "message", text, ...(not_sold ? { ...note, categories: not_sold.instead } : {}) };
}

/**
 * What an empty box offers: the last searches, else what the shop has to offer for nothing typed. Not that it looks, nor
 * that there is nothing.
 */
export function paneOfEmpty(recent: string[], live: Pane): Pane {
  if (recent.length > 0) return { shows: "recent", texts: recent };
  return live.shows === "results" ? live : { shows: "nothing" };
}
