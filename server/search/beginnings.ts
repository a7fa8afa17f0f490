import { fieldBits } from "./rowWords.ts";
import { type PackedWords, WordList } from "./wordList.ts";
import { breath } from "./wordPacker.ts";

/**
 * Beginnings whose words stand in very many places: for each the first word and the one after the last, in twos, and by
 * slot in which fields one of its words stands, one beginning after the other.
 */
export type PackedBeginnings = { ranges: Int32Array; bits: Uint8Array };

/** Letters of a beginning that is so common, and how many beginnings are kept: each takes a byte for each product. */
const mostLetters = 5;
const mostKept = 28;

type Range = { from: number; to: number; places: number };

/** The beginnings that are best looked up by slot: those with the most places, from an eighth of the products on. */
export function* commonBeginnings(
  words: PackedWords,
  products: number,
  least: number,
): Generator<void, PackedBeginnings> {
  const { starts, items } = words;
  const texts = new WordList(words);
  const found = new Map<number, Range>();
  const enough = Math.max(least, products / 8);
  // A longer beginning has no more places than the shorter one that it begins with.
  let shorter = [{ from: 0, to: texts.size }];
  for (let letters = 1; letters <= mostLetters; letters++) {
    const common = [];
    for (const within of shorter) {
      for (let { from } = within; from < within.to; ) {
        const text = texts.text(from);
        const beginning = text.slice(0, letters);
        const to = endOf(texts, from, within.to, beginning);
        // A word is no beginning of itself.
        const first = text === beginning ? from + 1 : from;
        const places = (starts[to] ?? 0) - (starts[first] ?? 0);
        if (to - first > 0 && places >= enough) common.push({ from: first, to, places });
        from = to;
      }
    }
    for (const range of common) if (range.to - range.from > 1) found.set(range.from * texts.size + range.to, range);
    shorter = common;
    yield;
  }
  const kept = [...found.values()].sort((a, b) => b.places - a.places).slice(0, mostKept);
  const bits = new Uint8Array(kept.length * products);
  for (const [i, { from, to }] of kept.entries()) {
    const end = starts[to] ?? 0;
    for (let at = starts[from] ?? 0; at < end; at++) {
      const item = items[at] ?? 0;
      const slot = i * products + (item >> fieldBits);
      bits[slot] = (bits[slot] ?? 0) | (item & ((1 << fieldBits) - 1));
      if (at % breath === 0) yield;
    }
  }
  return { ranges: Int32Array.from(kept.flatMap(({ from, to }) => [from, to])), bits };
}

/** Where the texts end that have a beginning, from one that has it on: they are in order. */
function endOf(texts: WordList, from: number, end: number, beginning: string): number {
  let [has, hasNot] = [from, end];
  while (hasNot - has > 1) {
    const middle = (has + hasNot) >> 1;
    if (texts.text(middle).startsWith(beginning)) has = middle;
    else hasNot = middle;
  }
  return hasNot;
}
