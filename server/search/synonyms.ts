import data from "./synonyms.json" with { type: "json" };
import { wordsOf } from "./words.ts";

const meanings = new Map<string, string[]>();
for (const [name, spellings] of Object.entries(data)) {
  const meant = wordsOf(name);
  for (const spelling of spellings) {
    const words = wordsOf(spelling);
    for (const form of [words.join(" "), words.join("")]) {
      if (form !== meant.join(" ") && !meanings.has(form)) meanings.set(form, meant);
    }
  }
}

/** The longest spelling has so many words. */
export const longestSpelling = 3;

/** The words that a spelling (of one word or several, with single spaces) stands for in the shop's language. */
export const meaningOf = (spelling: string): string[] | undefined => meanings.get(spelling);

/** Every spelling that is one word, with what it stands for. */
export const singleSpellings = (): [spelling: string, meant: string[]][] =>
  [...meanings].filter(([spelling]) => !spelling.includes(" "));
