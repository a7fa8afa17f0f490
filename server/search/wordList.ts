/** Places where words stand: the part of `items` from `from` up to `to`. */
export type Places = { items: Int32Array; from: number; to: number };

/**
 * Words in order, with the places of each packed behind one another, so that the words of one beginning are one run of
 * places. It never changes; four bytes for each place and the word's text are all that it takes.
 */
export class WordList {
  readonly #texts: string[];
  /** Where each word's places begin in `#items`; one more than there are words. */
  readonly #starts: Int32Array;
  readonly #items: Int32Array;

  /** `pairs`: a word's number in `words`, then one of its places; places keep the order in which they come. */
  constructor(words: string[], pairs: Int32Array) {
    const order = Array.from(words, (_, i) => i).sort((a, b) => ((words[a] ?? "") < (words[b] ?? "") ? -1 : 1));
    const rank = new Int32Array(words.length);
    for (const [at, word] of order.entries()) rank[word] = at;
    this.#texts = order.map((word) => words[word] ?? "");
    this.#starts = new Int32Array(words.length + 1);
    this.#items = new Int32Array(pairs.length / 2);
    const each = (work: (word: number, place: number) => void) => {
      for (let i = 0; i < pairs.length; i += 2) work(rank[pairs[i] ?? 0] ?? 0, pairs[i + 1] ?? 0);
    };
    const next = new Int32Array(words.length + 1);
    each((word) => (next[word + 1] = (next[word + 1] ?? 0) + 1));
    for (let i = 1; i <= words.length; i++) next[i] = (next[i] ?? 0) + (next[i - 1] ?? 0);
    this.#starts.set(next);
    each((word, place) => {
      const at = next[word] ?? 0;
      this.#items[at] = place;
      next[word] = at + 1;
    });
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
