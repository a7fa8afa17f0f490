/**
 * Places where words stand: the part of `items` from `from` up to `to`. `bits`: the same by slot, for a run in which
 * many words stand in most products.
 */
export type Places = { items: Int32Array; from: number; to: number; bits?: Uint8Array };

/**
 * Texts in order, one behind the other in UTF-8, with the places of each: text `i` is `bytes` from `offsets[i]` up to
 * the next one's, its places are `items` from `starts[i]`.
 */
export type PackedWords = { bytes: Uint8Array; offsets: Int32Array; starts: Int32Array; items: Int32Array };

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A byte's weight in an order that is that of JavaScript's strings, where letters beyond U+FFFF come before U+E000. */
export const weightOf = (byte: number): number => (byte >= 0xf0 ? byte - 2 : byte >= 0xee ? byte + 5 : byte);

/**
 * Words in order, with the places of each packed behind one another, so that the words of one beginning are one run of
 * places. It never changes.
 */
export class WordList {
  readonly size: number;
  readonly #packed: PackedWords;

  constructor(packed: PackedWords) {
    this.#packed = packed;
    this.size = packed.offsets.length - 1;
  }

  /** The text at a place in the order. */
  text(at: number): string {
    const { bytes, offsets } = this.#packed;
    return decoder.decode(bytes.subarray(offsets[at], offsets[at + 1]));
  }

  /** Where a text stands in the order; undefined when it is none of these. */
  find(text: string): number | undefined {
    const bytes = encoder.encode(text);
    const at = this.#placeOf(bytes);
    return at < this.size && this.#compare(at, bytes) === 0 ? at : undefined;
  }

  /** The places of the text at a place in the order. */
  placesAt(at: number): Places {
    return this.#run(at, at + 1);
  }

  /** The places of a word; undefined when it is none of these. */
  get(text: string): Places | undefined {
    const at = this.find(text);
    return at === undefined ? undefined : this.#run(at, at + 1);
  }

  /** From which to before which place in the order texts stand that begin with one and are longer. */
  range(text: string): [from: number, to: number] {
    const bytes = encoder.encode(text);
    const at = this.#placeOf(bytes);
    const from = at < this.size && this.#compare(at, bytes) === 0 ? at + 1 : at;
    return [from, this.#placeOf(encoder.encode(`${text}\u{10ffff}`))];
  }

  /** The places of the texts from one place in the order to before another. */
  between(from: number, to: number): Places {
    return this.#run(from, Math.max(from, to));
  }

  #run(from: number, to: number): Places {
    const { items, starts } = this.#packed;
    return { items, from: starts[from] ?? 0, to: starts[to] ?? 0 };
  }

  /** Where a text stands, or would stand. */
  #placeOf(text: Uint8Array): number {
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#compare(middle, text) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #compare(at: number, text: Uint8Array): number {
    const { bytes, offsets } = this.#packed;
    const from = offsets[at] ?? 0;
    const length = (offsets[at + 1] ?? 0) - from;
    const shared = Math.min(length, text.length);
    for (let i = 0; i < shared; i++) {
      const [a, b] = [bytes[from + i] ?? 0, text[i] ?? 0];
      if (a !== b) return weightOf(a) - weightOf(b);
    }
    return length - text.length;
  }
}

/** Where a text stands, or would stand, in an ordered list. */
export function placeIn(texts: readonly string[], text: string): number {
  let [low, high] = [0, texts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((texts[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
