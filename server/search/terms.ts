import kinds from "./kinds.json" with { type: "json" };
import { isOrdinary } from "./ordinary.ts";
import type { ProductIndex } from "./productIndex.ts";
import { longestSpelling, meaningOf } from "./synonyms.ts";
import type { Places } from "./wordList.ts";

/** Where words stand that a typed one may stand for, and how sure that is, 0 to 1. */
type Choice = { places: Places; sure: number };
/** What is looked for in place of a typed word. `text`: the word it is taken for; `isMended`: it was misspelt. */
export type Term = { typed: string; text: string; choices: Choice[]; isMended: boolean; isIntent: boolean };

/** How sure it is that a word was meant that was typed as it is, begun, or misspelt. */
export const sure = { exact: 1, prefix: 0.75, near: 0.5, lessNear: 0.3 };
const idle = new Set(kinds.idle);
const intent = new Set(kinds.intent);
const mostWords = 10;

type Part = { typed: string; text: string; isLast: boolean };

/**
 * Reads typed words as terms: spellings give way to the shop's word, an unknown word is taken apart, put together with
 * its neighbour or mended. `mendAll`: every word may be misspelt, also one that the catalogue knows.
 */
export function readTerms(index: ProductIndex, typed: string[], mendAll = false): Term[] {
  const isAllIdle = typed.every((word) => idle.has(word));
  const runs: string[][] = [[]];
  let left = mostWords;
  for (const [i, word] of typed.entries()) {
    if (idle.has(word) && !(isAllIdle && i === typed.length - 1)) runs.push([]);
    else if (left-- > 0) runs.at(-1)?.push(word);
  }
  const last = runs.findLastIndex((run) => run.length > 0);
  return runs.flatMap((run, i) => parts(index, run, i === last).flatMap((part) => termsOf(index, part, mendAll)));
}

const isKnown = (index: ProductIndex, word: string): boolean => index.vocabulary.places(word).length > 0;

/** Reads words that stand side by side: a spelling does not reach over "for", nor does a word that is put together. */
function parts(index: ProductIndex, words: string[], areLast: boolean): Part[] {
  const found: Part[] = [];
  for (let i = 0; i < words.length; ) {
    const { take, texts, typed } = spellingAt(index, words, i);
    for (const text of texts) found.push({ typed, text, isLast: areLast && i + take === words.length });
    i += take;
  }
  return found;
}

/** The longest spelling that begins at a word, with what it means; else the word itself. */
function spellingAt(
  index: ProductIndex,
  words: string[],
  at: number,
): { take: number; texts: string[]; typed: string } {
  for (let take = Math.min(longestSpelling, words.length - at); take > 0; take--) {
    const typed = words.slice(at, at + take).join(" ");
    const meant = meaningOf(typed);
    const isName = take === 1 && index.vocabulary.isInName(typed);
    if (meant && !isName && meant.every((word) => isKnown(index, word))) return { take, texts: meant, typed };
    const joined = typed.replaceAll(" ", "");
    const isModel = /^[a-z]{1,3}\d+[a-z]?$/.test(joined);
    const isOneWord =
      take > 1 &&
      isKnown(index, joined) &&
      (isModel || !words.slice(at, at + take).every((word) => isKnown(index, word)));
    if (isOneWord) return { take, texts: [joined], typed };
  }
  const word = words[at] ?? "";
  return { take: 1, texts: [word], typed: word };
}

function termsOf(index: ProductIndex, { typed, text, isLast }: Part, mendAll: boolean): Term[] {
  const { vocabulary } = index;
  const choices: Choice[] = [];
  const choose = (word: string, sure: number) => {
    for (const places of vocabulary.places(word)) choices.push({ places, sure });
  };
  const term = (text: string, isMended = false): Term => ({
    typed,
    text,
    choices,
    isMended,
    isIntent: intent.has(text),
  });
  choose(text, sure.exact);
  if (typed !== text) choose(typed, sure.exact);
  for (const word of kinds.alike.find((words) => words.includes(text)) ?? [])
    if (word !== text) choose(word, sure.prefix);
  let meant: string | undefined;
  if (choices.length === 0 || (isLast && typed === text)) {
    for (const places of vocabulary.beginning(text)) choices.push({ places, sure: sure.prefix });
    const meanings = new Set(vocabulary.spellingsBeginning(text).flatMap((word) => vocabulary.meaningOf(word) ?? []));
    // What is the text or begins with it has been chosen already.
    for (const meaning of meanings) if (!meaning.startsWith(text)) choose(meaning, sure.prefix);
    if (meanings.size === 1 && text.length > 2) [meant] = meanings;
  }
  if (choices.length > 0 && !mendAll) return [term(isKnown(index, text) ? text : (meant ?? text))];
  const split = choices.length === 0 && !isOrdinary(text) ? splitOf(index, text) : undefined;
  if (split) return split.flatMap((half) => termsOf(index, { typed, text: half, isLast: false }, false));
  if (isOrdinary(text) && !mendAll) return [term(text)];
  index.looked += vocabulary.nearSize;
  const near = vocabulary.near(text, isLast, mendAll);
  const meaning = (word: string): string => {
    const meant = vocabulary.meaningOf(word);
    return meant !== undefined && isKnown(index, meant) ? meant : word;
  };
  for (const [i, word] of near.entries()) {
    choose(word, i === 0 ? sure.near : sure.lessNear);
    if (meaning(word) !== word) choose(meaning(word), i === 0 ? sure.near : sure.lessNear);
  }
  const [first] = near;
  return [first === undefined || first === text ? term(text) : term(meaning(first), true)];
}

/** Two known words written as one. */
function splitOf(index: ProductIndex, text: string): [string, string] | undefined {
  const [, letters = "", digits = ""] = /^(\p{L}{2,})(\d+)$/u.exec(text) ?? [];
  if (digits !== "" && isKnown(index, letters) && isKnown(index, digits)) return [letters, digits];
  for (let at = text.length - 3; at >= 3; at--) {
    const [a, b] = [text.slice(0, at), text.slice(at)];
    if (isKnown(index, a) && isKnown(index, b) && !/^\d+$/.test(a + b)) return [a, b];
  }
  return undefined;
}
