import { type Condition, readConditions, without as withoutConditions } from "./conditions.ts";
import kinds from "./kinds.json" with { type: "json" };
import { type Maker, modelKind, type NamedMaker, namedMaker, nearMaker } from "./makers.ts";
import { isOrdinary } from "./ordinary.ts";
import type { ProductIndex } from "./productIndex.ts";
import { meaningOf } from "./synonyms.ts";
import { plain, type WordPlace, wordPlaces, wordsOf } from "./words.ts";

/**
 * A maker that a search names. `rest`: the search without its name, models and prices; `price`: the prices in it, as they
 * were typed; `kind`: of the model that was named; `isSold`: the shop sells its products; `isOwned`: something is looked for that goes with one ("strings for Yamaha").
 */
export type AskedMaker = {
  maker: Maker;
  rest: string;
  price: string;
  kind: string | undefined;
  isSold: boolean;
  isOwned: boolean;
  isMisspelt: boolean;
  /** The catalogue has the typed name as a word of its own, so it may mean something else here. */
  isWord: boolean;
};

const accessories = new Set(kinds.accessories);
const idle = new Set(kinds.idle);

/**
 * The maker that a text (already `plain`) names; undefined when it names none that is known. `isLax`: its name may be
 * misspelt.
 */
export function askedMaker(index: ProductIndex, typed: string, isLax = false): AskedMaker | undefined {
  const prices = pricesIn(typed);
  const text = withoutConditions(typed, prices);
  const places = wordPlaces(text);
  const words = places.map(({ word }) => word);
  const named = isLax ? misspelt(index, words) : namedMaker(words);
  if (!named) return undefined;
  const { maker, from, to, needsCompany } = named;
  const others = words.filter((_, i) => i < from || i >= to);
  const kind = others.map((word) => modelKind(maker, word)).find((found) => found !== undefined);
  if (needsCompany && kind === undefined && !others.some((word) => isOfIts(maker, word))) return undefined;
  const isModel = (word: string) =>
    modelKind(maker, word) !== undefined || (/\d/.test(word) && index.vocabulary.count(word) === 0);
  const rest = without(text, places, (word, i) => (i >= from && i < to) || (i >= to && isModel(word)));
  const own = wordsOf(maker.name);
  const name = words.slice(from, to);
  return {
    maker,
    rest,
    price: prices.map(({ from, to }) => typed.slice(from, to)).join(" "),
    kind,
    isSold: own.every((word) => index.brandWords.has(word)),
    isOwned: isOwned(maker, words, from),
    isMisspelt: name.join(" ") !== own.join(" "),
    isWord: name.every((word) => index.vocabulary.isInName(word) || index.brandWords.has(word)),
  };
}

/** The prices that a text states, whose numbers would be taken for those of models. */
const pricesIn = (text: string): Condition[] =>
  /\d/.test(text) ? readConditions(text).filter(({ least, most }) => least !== undefined || most !== undefined) : [];

/** Whether a word says what kind of thing a maker makes. */
const isOfIts = (maker: Maker, word: string): boolean =>
  maker.makes.some((kind) => kind.split(" ").some((part) => part === word || meaningOf(word)?.includes(part)));

/** The maker that a word was meant to name which nothing else explains. */
function misspelt({ vocabulary }: ProductIndex, words: string[]): NamedMaker | undefined {
  for (const [from, word] of words.entries()) {
    const isKnown =
      word.length < 5 ||
      vocabulary.count(word) > 0 ||
      vocabulary.beginning(word).length > 0 ||
      vocabulary.meaningOf(word) !== undefined ||
      isOrdinary(word);
    const maker = isKnown ? undefined : nearMaker(word);
    if (maker && vocabulary.near(word, false).length === 0) return { maker, from, to: from + 1, needsCompany: false };
  }
  return undefined;
}

/** Whether something is looked for that goes with a maker's product, and the maker makes no such thing or stands after "for". */
function isOwned(maker: Maker, words: string[], at: number): boolean {
  const accessory = words.find((word) => accessories.has(word));
  return accessory !== undefined && (words[at - 1] === "for" || !isOfIts(maker, accessory));
}

function without(text: string, places: WordPlace[], isLeftOut: (word: string, i: number) => boolean): string {
  let rest = text;
  for (const [i, { word, from, to }] of [...places.entries()].reverse())
    if (isLeftOut(word, i)) rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
  const left = plain(rest).split(/\s+/);
  const isUseful = (word: string) => /[\p{L}\p{N}]/u.test(word) && !idle.has(word);
  return left.slice(left.findIndex(isUseful), left.findLastIndex(isUseful) + 1).join(" ");
}
