import type { Suggestion } from "../../../contract/catalogue.ts";

const way = (names: string[]): string => names.filter((name) => name !== "").join(" › ");

/** Where a suggestion stands, above its name: parent category and category. */
export const placeOf = (item: Suggestion): string => way([item.parent_category_name, item.category_name]);

/** A suggestion's breadcrumb: parent category, category, brand, product name. */
export const crumbOf = (item: Suggestion): string =>
  way([item.parent_category_name, item.category_name, item.brand_name, item.product_name]);

/** A typed word where one begins: a model number also with a hyphen or space that was not typed ("ks2": KS-2). */
function pattern(word: string): string {
  const signs = Array.from(word, (sign) => sign.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return signs.join(/\p{L}\d|\d\p{L}/u.test(word) ? "[- ]?" : "");
}

/** A text cut into pieces, those that match the beginning of a word that was typed marked. */
export function markedPieces(text: string, typed: string): { text: string; marked: boolean }[] {
  const words = typed.split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) return [{ text, marked: false }];
  const longestFirst = words.sort((a, b) => b.length - a.length).map(pattern);
  const pieces = text.split(new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${longestFirst.join("|")})`, "giu"));
  return pieces.map((piece, index) => ({ text: piece, marked: index % 2 === 1 })).filter((piece) => piece.text !== "");
}
