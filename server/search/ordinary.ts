import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Ordinary words of English, from SCOWL's levels 10 to 35; the beginning of the file says whose they are. */
const words = new Set(
  readFileSync(join(import.meta.dirname, "ordinary.txt"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#")),
);

/** Endings of words that the list holds without them, and what may stand in their place. */
const endings: [ending: RegExp, instead: string[]][] = [
  [/(?:ing|ed|er|est|able)$/, ["", "e"]],
  [/(?:ly|ness|ment|ful|ist)$/, [""]],
];

/**
 * Whether a word (plain, without its plural) is one of everyday English: somebody who types it means it, so it is no
 * misspelling of a word of the shop.
 */
export function isOrdinary(word: string): boolean {
  if (words.has(word)) return true;
  return endings.some(([ending, instead]) => {
    const stem = word.replace(ending, "");
    if (stem === word || stem.length < 3) return false;
    const single = stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : [];
    return [...instead.map((end) => stem + end), ...single].some((form) => words.has(form));
  });
}
