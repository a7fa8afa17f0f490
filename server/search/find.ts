import { type AskedMaker, askedMaker } from "./askedMaker.ts";
import { headsOf } from "./categories.ts";
import { completions } from "./completions.ts";
import { type Condition, readConditions, without, withoutBegun } from "./conditions.ts";
import kinds from "./kinds.json" with { type: "json" };
import { clear, match } from "./match.ts";
import { needsOf } from "./needs.ts";
import { type NotSold, notSold } from "./notSold.ts";
import type { ProductIndex } from "./productIndex.ts";
import { Best, idOf, kindPoints, rank, type Taker } from "./rank.ts";
import { meaningOf } from "./synonyms.ts";
import { readTerms, type Term } from "./terms.ts";
import { plain, wordsOf } from "./words.ts";

/**
 * What a search found. `understood`: the conditions read from the words. `corrected`: the words as they were taken, when
 * some were misspelt. `categories`: the categories that the words name. `completions`: how the text may go on. `notSold`:
 * the maker that was asked for, whose products the shop does not have.
 */
export type SearchSummary = {
  total: number;
  understood: (Condition & { rest: string })[];
  corrected: string | undefined;
  categories: number[];
  completions: string[];
  notSold?: NotSold;
};

/** The best products, best first. */
export type Found = SearchSummary & { ids: number[] };
/** All products that were found: their slots, and of each its place in the order, the higher the better. */
export type FoundAll = SearchSummary & { index: ProductIndex; slots: Int32Array; places: Float64Array };

/** Letters and pairs of letters whose answers are kept until a product changes. */
const mostFirstLetters = 2_000;

const nothing: SearchSummary = { total: 0, understood: [], corrected: undefined, categories: [], completions: [] };

/**
 * Finds up to `most` products for what a shopper typed. Any text is answered, in time that is bounded by the size of
 * the catalogue; undefined when no letter or digit is in it.
 */
export function find(index: ProductIndex, typed: string, most: number): Found | undefined {
  // Everybody begins with the same few letters, and these find the most.
  if (typed.length > 2) return findBest(index, typed, most);
  const known = answersOf(index);
  const key = `${most} ${typed}`;
  const found = known.get(key) ?? findBest(index, typed, most);
  if (found && known.size < mostFirstLetters) known.set(key, found);
  return found;
}

type Answers = { changes: number; answers: Map<string, Found> };
const firstLetters = new WeakMap<ProductIndex, Answers>();

/** What the first letters that are typed find, for as long as no product changes. */
function answersOf(index: ProductIndex): Map<string, Found> {
  const known = firstLetters.get(index);
  if (known?.changes === index.changes) return known.answers;
  const answers = new Map<string, Found>();
  firstLetters.set(index, { changes: index.changes, answers });
  return answers;
}

function findBest(index: ProductIndex, typed: string, most: number): Found | undefined {
  const best = new Best(most);
  const summary = look(index, typed, best);
  return summary && { ...summary, ids: best.places().map(idOf) };
}

/** Finds every product for what a shopper typed; undefined when no letter or digit is in it. */
export function findAll(index: ProductIndex, typed: string): FoundAll | undefined {
  const { failed: slots, place: places } = index; // room that is free until a list is counted
  let n = 0;
  const take = (place: number, slot: number) => {
    slots[n] = slot;
    places[n++] = place;
  };
  const summary = look(index, typed, { leastMerit: 0, take });
  return summary && { ...summary, index, slots: slots.slice(0, n), places: places.slice(0, n) };
}

function look(index: ProductIndex, typed: string, taker: Taker): SearchSummary | undefined {
  const text = plain(typed.replace(/[\p{Cc}\p{Cs}]/gu, " "));
  const words = [...new Set(wordsOf(text))];
  if (words.length === 0) return undefined;
  const finished = withoutBegun(text);
  const asked = askedMaker(index, text);
  return (
    (asked && !asked.isWord ? ofMaker(index, text, asked, taker) : undefined) ??
    readFirst(index, needsOf(text), taker)?.found ??
    read(index, text, taker) ??
    (finished === undefined ? undefined : read(index, finished, taker)) ??
    ofMaker(index, text, asked ?? askedMaker(index, text, true), taker) ??
    nearest(index, words)
  );
}

/**
 * What a search finds that names a known maker: one that is sold as it is spelt; what goes with a product that somebody
 * has of it; else what the other words find, or nothing, with what the shop has in its place.
 */
function ofMaker(
  index: ProductIndex,
  text: string,
  asked: AskedMaker | undefined,
  taker: Taker,
): SearchSummary | undefined {
  if (!asked) return undefined;
  const { maker, rest, price, kind, isSold, isOwned, isMisspelt } = asked;
  const priced = (words: string) => `${words} ${price}`.trim();
  if (isSold) {
    const first = isMisspelt ? readFirst(index, [priced(`${plain(maker.name)} ${rest}`.trim())], taker) : undefined;
    return first && { ...first.found, corrected: first.found.corrected ?? first.tried };
  }
  const words = wordsOf(rest).flatMap((word) => meaningOf(word) ?? [word]);
  const instead = notSold(index, maker, words, kind);
  if (!instead) return undefined;
  // A price alone says no more of what is wanted than the maker's name did.
  const wanted = rest === "" ? [] : [...(kind === undefined ? [] : [`${rest} ${kind}`]), rest];
  const first = readFirst(index, wanted.map(priced), taker);
  if (first && isOwned) return { ...first.found, corrected: first.found.corrected ?? first.tried };
  const found = first?.found ?? (isMisspelt || !isKnown(index, maker.name) ? undefined : read(index, text, taker));
  const categories = instead.instead.map(({ category }) => category);
  return found ? { ...found, notSold: instead } : { ...nothing, categories, notSold: instead };
}

/** Whether the catalogue knows a maker's name, as another spelling ("casio" for any keyboard) or in alternative names. */
const isKnown = ({ vocabulary }: ProductIndex, name: string): boolean =>
  vocabulary.count(plain(name)) > 0 || vocabulary.meaningOf(plain(name)) !== undefined;

/** What the first of some texts finds that finds anything. */
function readFirst(
  index: ProductIndex,
  texts: string[],
  taker: Taker,
): { found: SearchSummary; tried: string } | undefined {
  for (const tried of texts.filter((tried) => tried !== "")) {
    const found = read(index, tried, taker);
    if (found) return { found, tried };
  }
  return undefined;
}

/** What a text finds with its conditions, or else by its words alone. */
function read(index: ProductIndex, text: string, taker: Taker): SearchSummary | undefined {
  const conditions = readConditions(text);
  const distinct = (text: string) => [...new Set(wordsOf(text))];
  const found =
    conditions.length > 0 ? run(index, text, distinct(without(text, conditions)), conditions, taker) : undefined;
  return found ?? run(index, text, distinct(text), [], taker);
}

/** What does for any instrument: a tuner for a violin is any tuner. */
const universal = new Set(kinds.universal);

type Attempt = { terms: Term[]; byCategory: boolean };

/** Ways to take the words, each laxer than the one before. */
function* attempts(index: ProductIndex, words: string[], hasConditions: boolean): Generator<Attempt> {
  const terms = readTerms(index, words);
  yield { terms, byCategory: false };
  yield { terms, byCategory: true };
  const known = terms.filter(({ isIntent, choices }) => !isIntent || choices.length > 0);
  if (known.length < terms.length && known.length > 0) yield { terms: known, byCategory: true };
  const needed = terms.filter(({ isIntent }) => !isIntent);
  const intents = known.filter(({ isIntent }) => isIntent);
  if (intents.length > 1 && intents.length < 4 && needed.length > 0)
    for (const intent of intents)
      yield { terms: terms.filter((term) => !term.isIntent || term === intent), byCategory: true };
  if (needed.length < terms.length && (needed.length > 0 || hasConditions)) yield { terms: needed, byCategory: true };
  const forAny = terms.filter(({ text }) => universal.has(text));
  if (forAny.length > 0 && terms.every(({ choices }) => choices.length > 0)) yield { terms: forAny, byCategory: true };
  const inCompany = terms.some(({ choices, isMended }) => choices.length > 0 && !isMended);
  if (words.length > 1 && words.length < 5 && inCompany)
    yield { terms: readTerms(index, words, true), byCategory: true };
}

function run(
  index: ProductIndex,
  text: string,
  words: string[],
  conditions: Condition[],
  taker: Taker,
): SearchSummary | undefined {
  const required = conditions.flatMap(({ attributes }) =>
    attributes ? [attributes.flatMap((key) => index.attributes.lists(key))] : [],
  );
  if (required.some((lists) => lists.length === 0)) return undefined;
  const least = Math.max(0, ...conditions.map(({ least }) => least ?? 0));
  const upTo = Math.min(...conditions.map(({ most }) => most ?? Number.POSITIVE_INFINITY));
  for (const { terms, byCategory } of attempts(index, words, conditions.length > 0)) {
    if (terms.some(({ choices }) => choices.length === 0)) continue;
    if (terms.length === 0 && words.length > 0 && conditions.length === 0) continue;
    const slots = match(index, terms, required, byCategory);
    const points = kindPoints(index, terms);
    const total = rank(index, slots, { terms, phrase: words.join(" "), least, most: upTo }, points, taker);
    const goingOn = total > 0 ? completions(index, words, terms) : [];
    clear(index, slots);
    if (total === 0) continue;
    return {
      total,
      categories: [...index.categories.keys()].filter((id) => (points[id] ?? 0) >= 16),
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
function nearest(index: ProductIndex, words: string[]): SearchSummary {
  const terms = readTerms(index, words);
  const known = terms.filter(({ choices }) => choices.length > 0);
  const [head] = headsOf(
    known.map(({ text }) => text),
    index.categories.values(),
    false,
  );
  const mended = known.length === terms.length && terms.some(({ isMended }) => isMended);
  return {
    ...nothing,
    corrected: mended ? terms.map(({ text }) => text).join(" ") : undefined,
    categories: [...index.categories.values()]
      .filter((category) => category.isLeaf && head !== undefined && category.heads.has(head))
      .map(({ id }) => id),
  };
}
