import { type Condition, readConditions, without, withoutBegun } from "./conditions.ts";
import { clear, match } from "./match.ts";
import { fieldBits, type ProductIndex } from "./productIndex.ts";
import { idOf, kindPoints, rank, Top } from "./rank.ts";
import { headsOf } from "./shelves.ts";
import { readTerms, type Term } from "./terms.ts";
import type { Places } from "./wordList.ts";
import { plain, wordsOf } from "./words.ts";

/**
 * What a search found. `understood`: the conditions read from the words. `corrected`: the words as they were taken, when
 * some were misspelt. `shelves`: the categories that the words name. `completions`: how the text may go on.
 */
export type Told = {
  total: number;
  understood: (Condition & { rest: string })[];
  corrected: string | undefined;
  shelves: number[];
  completions: string[];
};

/** The best products, best first. */
export type Found = Told & { ids: number[] };
/** All products that were found: their slots, and of each its place in the order, the higher the better. */
export type FoundAll = Told & { index: ProductIndex; slots: Int32Array; places: Float64Array };

const nothing: Told = { total: 0, understood: [], corrected: undefined, shelves: [], completions: [] };

/**
 * Finds up to `most` products for what a shopper typed. Any text is answered, in time that is bounded by the size of
 * the catalogue; undefined when no letter or digit is in it.
 */
export function find(index: ProductIndex, typed: string, most: number): Found | undefined {
  const top = new Top(most);
  const told = look(index, typed, (place) => top.push(place));
  return told && { ...told, ids: top.best().map(idOf) };
}

/** Finds every product for what a shopper typed; undefined when no letter or digit is in it. */
export function findAll(index: ProductIndex, typed: string): FoundAll | undefined {
  const { failed: slots, place: places } = index; // room that is free until a list is counted
  let n = 0;
  const told = look(index, typed, (place, slot) => {
    slots[n] = slot;
    places[n++] = place;
  });
  return told && { ...told, index, slots: slots.slice(0, n), places: places.slice(0, n) };
}

type Take = (place: number, slot: number) => void;

function look(index: ProductIndex, typed: string, take: Take): Told | undefined {
  const text = plain(typed.replace(/[\p{Cc}\p{Cs}]/gu, " "));
  const words = [...new Set(wordsOf(text))];
  if (words.length === 0) return undefined;
  const finished = withoutBegun(text);
  return (
    read(index, text, take) ??
    (finished === undefined ? undefined : read(index, finished, take)) ??
    nearest(index, words)
  );
}

/** What a text finds with its conditions, or else by its words alone. */
function read(index: ProductIndex, text: string, take: Take): Told | undefined {
  const conditions = readConditions(text);
  const distinct = (text: string) => [...new Set(wordsOf(text))];
  const found =
    conditions.length > 0 ? run(index, text, distinct(without(text, conditions)), conditions, take) : undefined;
  return found ?? run(index, text, distinct(text), [], take);
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
  take: Take,
): Told | undefined {
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
    const kinds = kindPoints(index, terms);
    const total = rank(index, slots, { terms, phrase: words.join(" "), least, most: upTo }, kinds, take);
    const goingOn = total > 0 ? completions(index, words, terms) : [];
    clear(index, slots);
    if (total === 0) continue;
    return {
      total,
      shelves: [...index.shelves.keys()].filter((id) => (kinds[id] ?? 0) >= 16),
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
function nearest(index: ProductIndex, words: string[]): Told {
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

/** Places of a word that are looked through for one that is among the results, and words that are looked at. */
const mostLookedAt = 5_000;
const mostWords = 1_000;

/** How the typed text may go on: the commonest words of names that begin with its last one and stand in the results. */
function completions(index: ProductIndex, words: string[], terms: Term[]): string[] {
  const last = words.at(-1) ?? "";
  if (last.length < 2) return [];
  const isFound = ({ items, from, to }: Places) =>
    items.subarray(from, Math.min(to, from + mostLookedAt)).some((posting) => index.score[posting >> fieldBits] !== 0);
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
