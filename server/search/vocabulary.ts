import { canBeMisspelt, NearWords } from "./nearWords.ts";
import type { PackedIndex } from "./packedIndex.ts";
import { PlaceLists } from "./placeLists.ts";
import { singleSpellings } from "./synonyms.ts";
import { type Places, placeIn } from "./wordList.ts";

/** Words that are read from the packed ones between two breaths: a few milliseconds of work. */
const rest = 1_000;

/** An ordered list of few words that may still grow. */
class Ordered {
  readonly texts: string[] = [];

  add(text: string): void {
    this.texts.splice(placeIn(this.texts, text), 0, text);
  }

  beginning(prefix: string): string[] {
    return this.texts.slice(placeIn(this.texts, prefix), placeIn(this.texts, `${prefix}\u{10ffff}`));
  }
}

/**
 * The words of the catalogue and the places of each. What is known when the index is built is packed; words and places
 * that come later are few and kept beside it.
 */
export class Vocabulary {
  readonly #lists: PlaceLists;
  readonly #beginnings = new Map<number, { to: number; bits: Uint8Array }[]>();
  readonly #laterWords = new Ordered();
  /** Alphabetic words that stand in names, by which a text may go on; and where each is packed. */
  readonly #names = new Ordered();
  readonly #inNames = new Map<string, number | undefined>();
  /** Other spellings of the shop's words, and what each stands for. */
  readonly #spellings = new Map<string, string>();
  readonly #spellingWords = new Ordered();
  readonly #near = new NearWords();
  /** The words that the shop is known by: of its categories and makers. */
  readonly #knownFor = new Set<string>();

  private constructor({ words, beginnings: { ranges, bits }, products }: PackedIndex) {
    this.#lists = new PlaceLists(words);
    for (let i = 0; i < ranges.length; i += 2) {
      const [from = 0, to = 0] = ranges.subarray(i, i + 2);
      const start = (i / 2) * products;
      const known = this.#beginnings.get(from) ?? [];
      this.#beginnings.set(from, [...known, { to, bits: bits.subarray(start, start + products) }]);
    }
    for (const [spelling, meant] of singleSpellings()) {
      const last = meant.at(-1);
      if (last === undefined) continue;
      this.noteKnownFor(meant);
      this.#spellings.set(spelling, last);
      this.#spellingWords.add(spelling);
      if (canBeMisspelt(spelling)) this.#near.add(spelling, true);
    }
  }

  /** The vocabulary of what was packed. Yields where other work may be done between. */
  static *load(packed: PackedIndex): Generator<void, Vocabulary> {
    const vocabulary = new Vocabulary(packed);
    const { packed: words } = vocabulary.#lists;
    for (const [i, at] of packed.spelt.entries()) {
      vocabulary.#addNear(words.text(at));
      if (i % rest === 0) yield;
    }
    for (const [i, at] of packed.inNames.entries()) {
      const text = words.text(at);
      vocabulary.#inNames.set(text, at);
      vocabulary.#names.texts.push(text);
      if (i % rest === 0) yield;
    }
    return vocabulary;
  }

  /** Notes words of a category's or maker's name, for which somebody comes to this shop. */
  noteKnownFor(words: Iterable<string>): void {
    for (const word of words) this.#knownFor.add(word);
  }

  add(text: string, place: number, isInName: boolean): void {
    const isPacked = this.#lists.packed.find(text);
    if (isInName && canBeMisspelt(text) && !this.#inNames.has(text)) {
      this.#inNames.set(text, isPacked);
      this.#names.add(text);
    }
    if (!this.#lists.add(text, place)) return;
    this.#laterWords.add(text);
    if (isPacked === undefined) this.#addNear(text);
  }

  #addNear(text: string): void {
    if (canBeMisspelt(text) && !this.#spellings.has(text)) this.#near.add(text);
  }

  /** The places of a word: in the order of the index, first those that were packed. */
  places(text: string): Places[] {
    return this.#lists.places(text);
  }

  /** In how many places a word stands. */
  count(text: string): number {
    const packed = this.#inNames.get(text);
    if (packed === undefined) return this.places(text).reduce((sum, { from, to }) => sum + to - from, 0);
    const [places, later] = [this.#lists.packed.placesAt(packed), this.#lists.later(text)];
    return places.to - places.from + (later?.to ?? 0);
  }

  /** The places of the words that begin with a text and are longer. */
  beginning(text: string): Places[] {
    const [from, to] = this.#lists.packed.range(text);
    const bits = this.#beginnings.get(from)?.find((range) => range.to === to)?.bits;
    const packed = { ...this.#lists.packed.between(from, to), ...(bits && { bits }) };
    const later = this.#laterWords
      .beginning(text)
      .flatMap((word) => (word === text ? [] : (this.#lists.later(word) ?? [])));
    return [packed, ...later].filter(({ from, to }) => to > from);
  }

  /** The alphabetic words of names that begin with a text. */
  namesBeginning(text: string): string[] {
    return this.#names.beginning(text);
  }

  /** Whether an alphabetic word stands in a name. */
  isInName(text: string): boolean {
    return this.#inNames.has(text);
  }

  /** What a word stands for that is another spelling of a word of the shop; undefined when it is a name itself. */
  meaningOf(spelling: string): string | undefined {
    return this.#inNames.has(spelling) ? undefined : this.#spellings.get(spelling);
  }

  /** Other spellings that begin with a text. */
  spellingsBeginning(text: string): string[] {
    return this.#spellingWords.beginning(text);
  }

  /** The words that were probably meant, likeliest first. `inCompany`: other words say that it is one of the shop's. */
  near(typed: string, begins: boolean, inCompany = false): string[] {
    return this.#near.find(typed, begins, {
      places: (text) => this.count(text) + this.count(this.meaningOf(text) ?? ""),
      knownFor: (text) => {
        if (inCompany) return 3;
        if (this.#knownFor.has(text)) return 2;
        if (this.count(this.meaningOf(text) ?? "") > 0) return text.length > 5 ? 2 : 0;
        return this.#inNames.has(text) ? 1 : 0;
      },
    });
  }

  /** How many words are looked through for one that was misspelt. */
  get nearSize(): number {
    return this.#near.size;
  }

  /** How many words there are. */
  get size(): number {
    const { packed } = this.#lists;
    return packed.size + this.#laterWords.texts.filter((text) => packed.find(text) === undefined).length;
  }
}
