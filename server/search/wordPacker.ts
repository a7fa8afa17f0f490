import type { PackedWords } from "./wordList.ts";

/** Words or places that are packed between two breaths: some ten milliseconds of work. */
export const breath = 200_000;

const chunkBits = 16;
const chunkSize = 1 << chunkBits;

/** A long list of whole numbers that grows without ever being copied. */
class Chunks {
  readonly #chunks: Int32Array[] = [];
  length = 0;

  push(item: number): void {
    const at = this.length++;
    let chunk = this.#chunks[at >> chunkBits];
    if (!chunk) this.#chunks.push((chunk = new Int32Array(chunkSize)));
    chunk[at & (chunkSize - 1)] = item;
  }

  at(i: number): number {
    return this.#chunks[i >> chunkBits]?.[i & (chunkSize - 1)] ?? 0;
  }
}

/** The most bits that tell where in a product a word stands. */
const mostBits = 6;

/** Gathers the words of products, one product after the other, and packs them. */
export class WordPacker {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];
  /** By word: where it stands in the product that is being read; 0 for nowhere. */
  #bits = new Uint8Array(1_024);
  /** By word: in how many products it stands. */
  #counts = new Int32Array(1_024);
  #ofProduct: number[] = [];
  /** By product one after the other, words with their bits; and where each product's begin. */
  readonly #entries = new Chunks();
  readonly #from = new Chunks();

  /** The number of a word. */
  number(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.#texts.push(text) - 1;
    this.#numbers.set(text, number);
    if (number >= this.#bits.length) {
      const [bits, counts] = [new Uint8Array(number * 2), new Int32Array(number * 2)];
      bits.set(this.#bits);
      counts.set(this.#counts);
      this.#bits = bits;
      this.#counts = counts;
    }
    return number;
  }

  /** Notes that a word stands in the product that is being read. `bits`: where, at least one. */
  note(number: number, bits: number): void {
    if (this.#bits[number] === 0) this.#ofProduct.push(number);
    this.#bits[number] = (this.#bits[number] ?? 0) | bits;
  }

  /** Notes words that stand at the same places in the product that is being read. */
  noteAll(numbers: readonly number[], bits: number): void {
    for (const number of numbers) this.note(number, bits);
  }

  /** Ends a product. */
  endProduct(): void {
    this.#from.push(this.#entries.length);
    for (const number of this.#ofProduct) {
      this.#entries.push((number << mostBits) | (this.#bits[number] ?? 0));
      this.#bits[number] = 0;
      this.#counts[number] = (this.#counts[number] ?? 0) + 1;
    }
    this.#ofProduct = [];
  }

  /**
   * Packs the words with their places: slot by slot, of which `order` says the product, shifted by `bits`, with where the
   * word stands in them. Yields where other work may be done between. Answers also the texts in order and each number's place.
   */
  *pack(order: Int32Array, bits: number): Generator<void, { words: PackedWords; texts: string[]; rank: Int32Array }> {
    const texts = yield* inOrder(this.#texts);
    const rank = new Int32Array(texts.length);
    for (const [at, text] of texts.entries()) {
      rank[this.#numbers.get(text) ?? 0] = at;
      if (at % breath === 0) yield;
    }
    this.#from.push(this.#entries.length);
    const starts = new Int32Array(texts.length + 1);
    // By number, where a word's next place goes: the most common words have the first numbers, close together.
    const next = new Int32Array(texts.length);
    for (const [number, place] of rank.entries()) starts[place + 1] = this.#counts[number] ?? 0;
    for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] ?? 0) + (starts[i - 1] ?? 0);
    for (const [number, place] of rank.entries()) next[number] = starts[place] ?? 0;
    yield;
    const items = new Int32Array(this.#entries.length);
    const mask = (1 << bits) - 1;
    for (let slot = 0, done = 0; slot < order.length; slot++) {
      const product = order[slot] ?? 0;
      const end = this.#from.at(product + 1);
      for (let i = this.#from.at(product); i < end; i++) {
        const entry = this.#entries.at(i);
        const number = entry >>> mostBits;
        const at = next[number] ?? 0;
        items[at] = (slot << bits) | (entry & mask);
        next[number] = at + 1;
        if (done++ % breath === 0) yield;
      }
    }
    return { words: { ...(yield* joined(texts)), starts, items }, texts, rank };
  }
}

/** Texts one behind the other. */
function* joined(texts: string[]): Generator<void, Pick<PackedWords, "bytes" | "offsets">> {
  const offsets = new Int32Array(texts.length + 1);
  for (const [at, text] of texts.entries()) {
    offsets[at + 1] = (offsets[at] ?? 0) + Buffer.byteLength(text);
    if (at % breath === 0) yield;
  }
  const bytes = new Uint8Array(offsets[texts.length] ?? 0);
  const encoder = new TextEncoder();
  for (const [at, text] of texts.entries()) {
    encoder.encodeInto(text, bytes.subarray(offsets[at]));
    if (at % (breath / 4) === 0) yield;
  }
  return { bytes, offsets };
}

/** Sorts texts, those of one beginning at a time. */
function* inOrder(texts: Iterable<string>): Generator<void, string[]> {
  const parts = Map.groupBy(texts, (text) => text.slice(0, 4));
  yield;
  const sorted: string[] = [];
  let rested = 0;
  for (const first of [...parts.keys()].sort()) {
    for (const text of (parts.get(first) ?? []).sort()) sorted.push(text);
    if (sorted.length - rested < breath / 4) continue;
    rested = sorted.length;
    yield;
  }
  return sorted;
}
