import type { ProductIndex } from "./productIndex.ts";
import { fieldBits } from "./rowWords.ts";
import type { Term } from "./terms.ts";
import type { Places } from "./wordList.ts";

/** Places of a word that are looked through for one that is among the results, and words that are looked at. */
const mostLookedAt = 5_000;
const mostWords = 1_000;

/** How the typed text may go on: the commonest words of names that begin with its last one and stand in the results. */
export function completions(index: ProductIndex, words: string[], terms: Term[]): string[] {
  const last = words.at(-1) ?? "";
  if (last.length < 2) return [];
  const isFound = ({ items, from, to }: Places) => {
    const end = Math.min(to, from + mostLookedAt);
    for (let i = from; i < end; i++) if (index.score[(items[i] ?? 0) >> fieldBits] !== 0) return true;
    return false;
  };
  const before = terms.slice(0, -1).map(({ text }) => text);
  const { vocabulary } = index;
  return vocabulary
    .namesBeginning(last)
    .slice(0, mostWords)
    .filter((text) => text !== last)
    .map((text) => ({ text, count: vocabulary.count(text) }))
    .sort((a, b) => b.count - a.count)
    .slice(0, 20)
    .filter(({ text }) => vocabulary.places(text).some(isFound))
    .slice(0, 5)
    .map(({ text }) => [...before, text].join(" "));
}
