import { canBeMisspelt, NearWords } from "./nearWords.ts";
import { Postings } from "./postings.ts";
import { singleSpellings } from "./synonyms.ts";
import { type Places, placeIn, WordList } from "./wordList.ts";

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
  #packed = new WordList();
  /** While building: the number of each word, and pairs of such a number and a place. */
  #numbers: Map<string, number> | undefined = new Map();
  #pairs = new Postings();
  readonly #later = new Map<string, Postings>();
  readonly #laterWords = new Ordered();
  /** Alphabetic words that stand in names, by which a text may go on. */
  readonly #names = new Ordered();
  readonly #inNames = new Set<string>();
  /** Other spellings of the shop's words, and what each stands for. */
  readonly #spellings = new Map<string, string>();
  readonly #spellingWords = new Ordered();
  readonly #near = new NearWords();
  /** The words that the shop is known by: of its categories and makers. */
  readonly #knownFor = new Set<string>();

  constructor() {
    for (const [spelling, meant] of singleSpellings()) {
      const last = meant.at(-1);
      if (last === undefined) continue;
      this.noteKnownFor(meant);
      this.#spellings.set(spelling, last);
      this.#spellingWords.add(spelling);
      if (canBeMisspelt(spelling)) this.#near.add(spelling, true);
    }
  }

  /** Notes words of a category's or maker's name, for which somebody comes to this shop. */
  noteKnownFor(words: Iterable<string>): void {
    for (const word of words) this.#knownFor.add(word);
  }

  add(text: string, place: number, isInName: boolean): void {
    if (isInName && canBeMisspelt(text) && !this.#inNames.has(text)) this.#addName(text);
    if (this.#numbers) {
      let number = this.#numbers.get(text);
      if (number === undefined) this.#numbers.set(text, (number = this.#numbers.size));
      this.#pairs.push(number);
      this.#pairs.push(place);
      return;
    }
    let places = this.#later.get(text);
    if (!places) {
      this.#later.set(text, (places = new Postings()));
      this.#laterWords.add(text);
      if (!this.#packed.get(text)) this.#addNear(text);
    }
    places.push(place);
  }

  #addName(text: string): void {
    this.#inNames.add(text);
    if (!this.#numbers) this.#names.add(text);
  }

  #addNear(text: string): void {
    if (canBeMisspelt(text) && !this.#spellings.has(text)) this.#near.add(text);
  }

  /** Packs what was added so far, with rests. */
  *pack(): Generator<void, void> {
    if (!this.#numbers) return;
    this.#packed = yield* WordList.packed(this.#numbers, this.#pairs.list());
    this.#numbers = undefined;
    this.#pairs = new Postings();
    for (const text of this.#packed.texts) this.#addNear(text);
    this.#names.texts.push(...[...this.#inNames].sort());
  }

  /** The places of a word: in the order of the index, first those that were packed. */
  places(text: string): Places[] {
    const packed = this.#packed.get(text);
    const later = this.#later.get(text);
    return [...(packed ? [packed] : []), ...(later ? [all(later)] : [])];
  }

  /** In how many places a word stands. */
  count(text: string): number {
    return this.places(text).reduce((sum, { from, to }) => sum + to - from, 0);
  }

  /** The places of the words that begin with a text and are longer. */
  beginning(text: string): Places[] {
    const later = this.#laterWords.beginning(text).filter((word) => word !== text);
    return [this.#packed.beginning(text), ...later.map((word) => all(this.#later.get(word) ?? new Postings()))].filter(
      ({ from, to }) => to > from,
    );
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
    return this.#packed.size + this.#laterWords.texts.filter((text) => !this.#packed.get(text)).length;
  }
}

const all = (places: Postings): Places => ({ items: places.items, from: 0, to: places.length });
