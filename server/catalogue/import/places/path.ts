import { plain, remembered, slugOf } from "../text.ts";

/** The levels of a category as a file writes it, "Clothing > Hoodies"; those without a letter or digit are left out. */
export const levelsOf = (text: string): string[] =>
  text
    .split(">")
    .map((level) => plain(level, 80))
    .filter((level) => slugOf(level) !== "");

/** A category as a file writes it, in one form; '' when it says nothing. */
export const cleanPath = remembered((text) => levelsOf(text).join(" > "));

/** The same for all spellings of a path that differ in case and spaces only. */
export const pathKey = (text: string): string => cleanPath(text).toLowerCase();

/** The levels of a path of instruments, as public taxonomies have them, from "Musical Instruments" on; undefined of any other. */
export function instrumentLevels(text: string): string[] | undefined {
  const levels = levelsOf(text);
  const at = levels.findIndex((level) => /^musical instruments?\b/i.test(level));
  return at < 0 ? undefined : levels.slice(at);
}

/** What the shop systems write for a product without a category. */
const none = /^uncategori[sz]ed$/i;

/** The categories that a product's cells name, in one form and each once; what says nothing is left out. */
export const categoryTexts = (cells: string[]): string[] =>
  [...new Set(cells.map(cleanPath))].filter((text) => text !== "" && !none.test(text)).slice(0, 20);
