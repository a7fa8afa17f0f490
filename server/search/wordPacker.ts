import { Postings } from "./postings.ts";
import { inOrder } from "./textOrder.ts";
import { TextTable } from "./textTable.ts";
import type { PackedWords } from "./wordList.ts";

/** Words or places that are packed between two breaths: some ten milliseconds of work. */
export const breath = 200_000;

const chunkSize = 65_536;

/** Runs of whole numbers that are added and read one at a time. However many there are, none is ever copied. */
class Runs {
  readonly #chunks: Int32Array[] = [];
  #chunk = new Int32Array();
  #free = 0;
  /** By run: its chunk, and where it is in it. */
  readonly #places = new Postings();
  /** How many numbers all of them have. */
  size = 0;

  /** Adds a run of so many numbers, which are set where this says. */
  add(length: number): { chunk: Int32Array; from: number } {
    if (this.#free + length > this.#chunk.length) {
      this.#chunks.push((this.#chunk = new Int32Array(Math.max(chunkSize, length))));
      this.#free = 0;
    }
    const from = this.#free;
    this.#places.push(this.#chunks.length - 1);
    this.#places.push(from);
    this.#places.push((this.#free = from + length));
    this.size += length;
    return { chunk: this.#chunk, from };
  }

  /** A run by its place among them. */
  at(run: number): { chunk: Int32Array; from: number; to: number } {
    const { items } = this.#places;
    const at = run * 3;
    return { chunk: this.#chunks[items[at] ?? 0] ?? none, from: items[at + 1] ?? 0, to: items[at + 2] ?? 0 };
  }
}
const none = new Int32Array();

/** The most bits that tell where in a product a word stands. */
const mostBits = 6;

/** Gathers the words of products, one product after the other, and packs them. */
export class WordPacker {
  readonly #texts = new TextTable();
  /** By word: where it stands in the product that is being read; 0 for nowhere. */
  #bits = new Uint8Array(1_024);
  /** By word: in how many products it stands. */
  #counts = new Int32Array(1_024);
  readonly #ofProduct = new Postings();
  /** By product: its words with their bits. */
  readonly #entries = new Runs();

  /** The number of a word. */
  number(text: string): number {
    return this.#known(this.#texts.numberOf(text));
  }

  /** The number of a word that is these bytes. */
  numberOf(bytes: Buffer, from: number, to: number): number {
    return this.#known(this.#texts.number(bytes, from, to));
  }

  #known(number: number): number {
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
    const { items, length } = this.#ofProduct;
    const { chunk, from } = this.#entries.add(length);
    for (let i = 0; i < length; i++) {
      const number = items[i] ?? 0;
      chunk[from + i] = (number << mostBits) | (this.#bits[number] ?? 0);
      this.#bits[number] = 0;
      this.#counts[number] = (this.#counts[number] ?? 0) + 1;
    }
    this.#ofProduct.length = 0;
  }

  /**
   * Packs the words with their places: slot by slot, of which `order` says the product, shifted by `bits`, with where the
   * word stands in them. Yields where other work may be done between. Answers also each number's place in the order.
   */
  *pack(order: Int32Array, bits: number): Generator<void, { words: PackedWords; rank: Int32Array }> {
    const numbers = yield* inOrder(this.#texts);
    const rank = new Int32Array(numbers.length);
    const starts = new Int32Array(numbers.length + 1);
    // By number, where a word's next place goes: the most common words have the first numbers, close together.
    const next = new Int32Array(numbers.length);
    for (let at = 0; at < numbers.length; at++) {
      const number = numbers[at] ?? 0;
      rank[number] = at;
      next[number] = starts[at] ?? 0;
      starts[at + 1] = (starts[at] ?? 0) + (this.#counts[number] ?? 0);
    }
    yield;
    const items = new Int32Array(this.#entries.size);
    const mask = (1 << bits) - 1;
    for (let slot = 0, rested = 0; slot < order.length; slot++) {
      const { chunk, from, to } = this.#entries.at(order[slot] ?? 0);
      for (let i = from; i < to; i++) {
        const entry = chunk[i] ?? 0;
        const number = entry >>> mostBits;
        const at = next[number] ?? 0;
        items[at] = (slot << bits) | (entry & mask);
        next[number] = at + 1;
      }
      rested += to - from;
      if (rested < breath) continue;
      rested = 0;
      yield;
    }
    return { words: { ...(yield* joined(this.#texts, numbers)), starts, items }, rank };
  }
}

/** Texts one behind the other, in an order of their numbers. */
function* joined(texts: TextTable, order: Int32Array): Generator<void, Pick<PackedWords, "bytes" | "offsets">> {
  const offsets = new Int32Array(order.length + 1);
  const bytes = new Uint8Array(texts.starts[order.length] ?? 0);
  let end = 0;
  for (let at = 0; at < order.length; at++) {
    const number = order[at] ?? 0;
    const to = texts.starts[number + 1] ?? 0;
    for (let i = texts.starts[number] ?? 0; i < to; i++) bytes[end++] = texts.bytes[i] ?? 0;
    offsets[at + 1] = end;
    if (at % breath === 0) yield;
  }
  return { bytes, offsets };
}
