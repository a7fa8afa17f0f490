import { Postings } from "./postings.ts";
import { type PackedWords, type Places, WordList } from "./wordList.ts";

/** Where texts stand: what was packed when the index was built, and, kept beside it, what came later. */
export class PlaceLists {
  readonly packed: WordList;
  readonly #later = new Map<string, Postings>();

  constructor(packed: PackedWords) {
    this.packed = new WordList(packed);
  }

  /** Adds a place. Answers whether the text came for the first time since the index was built. */
  add(text: string, place: number): boolean {
    const known = this.#later.get(text);
    const places = known ?? new Postings();
    if (!known) this.#later.set(text, places);
    places.push(place);
    return !known;
  }

  /** The places of a text in the order of the index: first those that were packed. */
  places(text: string): Places[] {
    const packed = this.packed.get(text);
    const later = this.later(text);
    return [...(packed ? [packed] : []), ...(later ? [later] : [])];
  }

  /** The places that a text got since the index was built. */
  later(text: string): Places | undefined {
    const places = this.#later.get(text);
    return places && { items: places.items, from: 0, to: places.length };
  }

  /** All places of a text, just the numbers. */
  lists(text: string): Int32Array[] {
    return this.places(text).map(({ items, from, to }) => items.subarray(from, to));
  }
}
