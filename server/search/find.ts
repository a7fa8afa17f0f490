import { type Condition, readConditions, without, withoutBegun } from "./conditions.ts";
import { clear, match } from "./match.ts";
import type { Postings } from "./postings.ts";
import { fieldBits, type ProductIndex } from "./productIndex.ts";
import { rank } from "./rank.ts";
import { headsOf } from "./shelves.ts";
import { readTerms, type Term } from "./terms.ts";
import { plain, wordsOf } from "./words.ts";

/**
 * What a search found. `ids`: the products, best first. `understood`: the conditions read from the words. `corrected`:
 * the words as they were taken, when some were misspelt. `shelves`: the categories that the words name, or that most of
 * the best results stand in.
 */
export type Found = {
  ids: number[];
  total: number;
  understood: (Condition & { rest: string })[];
  corrected: string | undefined;
  shelves: number[];
  completions: string[];
};

const nothing: Found = { ids: [], total: 0, understood: [], corrected: undefined, shelves: [], completions: [] };

/**
 * Finds up to `most` products for what a shopper typed. Any text is answered, in time that is bounded by the size of
 * the catalogue; undefined when no letter or digit is in it.
 */
export function find(index: ProductIndex, typed: string, most: number): Found | undefined {
  const text = plain(typed.replace(/[\p{Cc}\p{Cs}]/gu, " "));
  const words = [...new Set(wordsOf(text))];
  if (words.length === 0) return undefined;
  const finished = withoutBegun(text);
  return (
    read(index, text, most) ??
    (finished === undefined ? undefined : read(index, finished, most)) ??
    nearest(index, words)
  );
}

/** What a text finds with its conditions, or else by its words alone. */
function read(index: ProductIndex, text: string, most: number): Found | undefined {
  const conditions = readConditions(text);
  const distinct = (text: string) => [...new Set(wordsOf(text))];
  const found =
    conditions.length > 0 ? run(index, text, distinct(without(text, conditions)), conditions, most) : undefined;
  return found ?? run(index, text, distinct(text), [], most);
}

type Attempt = { terms: Term[]; byShelf: boolean };

/** Ways to take the words, each laxer than the one before. */
function* attempts(index: ProductIndex, words: string[], hasConditions: boolean): Generator<Attempt> {
  const terms = readTerms(index, words);
  yield { terms, byShelf: false };
  yield { terms, byShelf: true };
  const needed = terms.filter(({ isIntent }) => !isIntent);
  if (needed.length < terms.length && (needed.length > 0 || hasConditions)) yield { terms: needed, byShelf: true };
  if (words.length < 5) yield { terms: readTerms(index, words, true), byShelf: true };
}

function run(
  index: ProductIndex,
  text: string,
  words: string[],
  conditions: Condition[],
  most: number,
): Found | undefined {
  const required = conditions.flatMap(({ attributes }) =>
    attributes ? [attributes.flatMap((key) => index.attributes.get(key)?.list() ?? [])] : [],
  );
  if (required.some((lists) => lists.length === 0)) return undefined;
  const least = Math.max(0, ...conditions.map(({ least }) => least ?? 0));
  const upTo = Math.min(...conditions.map(({ most }) => most ?? Number.POSITIVE_INFINITY));
  for (const { terms, byShelf } of attempts(index, words, conditions.length > 0)) {
    if (terms.some(({ choices }) => choices.length === 0)) continue;
    if (terms.length === 0 && words.length > 0 && conditions.length === 0) continue;
    const slots = match(index, terms, required, byShelf);
    const ranked = rank(index, slots, { terms, phrase: words.join(" "), least, most: upTo, limit: most });
    const goingOn = ranked.total > 0 ? completions(index, words, terms) : [];
    clear(index, slots);
    if (ranked.total === 0) continue;
    return {
      ...ranked,
      understood: conditions.map((condition) => ({ ...condition, rest: without(text, [condition]) })),
      corrected: terms.some(({ isMended }) => isMended) ? corrected(terms, conditions, text) : undefined,
      completions: goingOn,
    };
  }
  return undefined;
}

function corrected(terms: Term[], conditions: Condition[], text: string): string {
  return [...terms.map(({ text }) => text), ...conditions.map(({ from, to }) => text.slice(from, to))].join(" ");
}

/** For words that together find nothing: the spelling that each may have meant, and the categories they name. */
function nearest(index: ProductIndex, words: string[]): Found {
  const terms = readTerms(index, words);
  const known = terms.filter(({ choices }) => choices.length > 0);
  const [head] = headsOf(
    known.map(({ text }) => text),
    index.shelves.values(),
    false,
  );
  const mended = known.length === terms.length && terms.some(({ isMended }) => isMended);
  return {
    ...nothing,
    corrected: mended ? terms.map(({ text }) => text).join(" ") : undefined,
    shelves: [...index.shelves.values()]
      .filter((shelf) => shelf.isLeaf && head !== undefined && shelf.heads.has(head))
      .map(({ id }) => id),
  };
}

/** Postings of a word that are looked through for one that is among the results. */
const mostLookedAt = 5_000;

/** How the typed text may go on: the commonest words of names that begin with its last one and stand in the results. */
function completions(index: ProductIndex, words: string[], terms: Term[]): string[] {
  const last = words.at(-1) ?? "";
  if (last.length < 2) return [];
  const isFound = ({ items, length }: Postings) =>
    items.subarray(0, Math.min(length, mostLookedAt)).some((posting) => index.score[posting >> fieldBits] !== 0);
  const before = terms.slice(0, -1).map(({ text }) => text);
  return index.vocabulary
    .beginning(last)
    .filter(
      ({ text, letters, spells }) =>
        letters !== 0 && text !== last && spells === undefined && index.nameWords.has(text),
    )
    .sort((a, b) => b.postings.length - a.postings.length)
    .slice(0, 20)
    .filter(({ postings }) => isFound(postings))
    .slice(0, 5)
    .map(({ text }) => [...before, text].join(" "));
}
