/** Places where words stand: the part of `items` from `from` up to `to`. */
export type Places = { items: Int32Array; from: number; to: number };

/** Words or places that are packed between two breaths: some ten milliseconds of work. */
const breath = 200_000;

/**
 * Words in order, with the places of each packed behind one another, so that the words of one beginning are one run of
 * places. It never changes; four bytes for each place and the word's text are all that it takes.
 */
export class WordList {
  readonly #texts: string[];
  /** Where each word's places begin in `#items`; one more than there are words. */
  readonly #starts: Int32Array;
  readonly #items: Int32Array;

  constructor(texts: string[] = [], starts = new Int32Array(1), items = new Int32Array()) {
    this.#texts = texts;
    this.#starts = starts;
    this.#items = items;
  }

  /**
   * Packs words, each with its number, and `pairs` of such a number and one of its places; places keep the order in
   * which they come. Yields where other work may be done between.
   */
  static *packed(numbers: Map<string, number>, pairs: Int32Array): Generator<void, WordList> {
    const texts = yield* inOrder(numbers.keys());
    const rank = new Int32Array(texts.length);
    for (const [at, text] of texts.entries()) rank[numbers.get(text) ?? 0] = at;
    yield;
    const next = new Int32Array(texts.length + 1);
    for (let i = 0; i < pairs.length; i += 2) {
      const after = (rank[pairs[i] ?? 0] ?? 0) + 1;
      next[after] = (next[after] ?? 0) + 1;
      if (i % (2 * breath) === 0) yield;
    }
    for (let i = 1; i < next.length; i++) next[i] = (next[i] ?? 0) + (next[i - 1] ?? 0);
    const starts = next.slice();
    const items = new Int32Array(pairs.length / 2);
    for (let i = 0; i < pairs.length; i += 2) {
      const word = rank[pairs[i] ?? 0] ?? 0;
      const at = next[word] ?? 0;
      items[at] = pairs[i + 1] ?? 0;
      next[word] = at + 1;
      if (i % (2 * breath) === 0) yield;
    }
    return new WordList(texts, starts, items);
  }

  get size(): number {
    return this.#texts.length;
  }

  get texts(): readonly string[] {
    return this.#texts;
  }

  /** The places of a word; undefined when it is none of these. */
  get(text: string): Places | undefined {
    const at = placeIn(this.#texts, text);
    return this.#texts[at] === text ? this.#run(at, at + 1) : undefined;
  }

  /** The places of all words that begin with a text and are longer. */
  beginning(text: string): Places {
    const at = placeIn(this.#texts, text);
    return this.#run(this.#texts[at] === text ? at + 1 : at, placeIn(this.#texts, `${text}\u{10ffff}`));
  }

  #run(from: number, to: number): Places {
    return { items: this.#items, from: this.#starts[from] ?? 0, to: this.#starts[to] ?? 0 };
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

/** Texts in order: sorted in parts, by their first letters, so that no part takes long. */
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
