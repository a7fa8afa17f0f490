import { distance } from "./distance.ts";
import { Postings } from "./postings.ts";
import { soundOf } from "./sound.ts";

/**
 * A word of the catalogue: as it is compared, where it stands, how it sounds, the sets of its letters and of its sounds as
 * bits. A model number or a size has no letters.
 */
export type Word = {
  text: string;
  postings: Postings;
  sound: string;
  letters: number;
  soundLetters: number;
  spells?: string;
};

const mostPrefixed = 20_000;

const lettersOf = (word: string): number => {
  let set = 0;
  for (let i = 0; i < word.length; i++) set |= 1 << (word.charCodeAt(i) % 31);
  return set;
};

const bitCount = (bits: number): number => {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

/** How many typing errors a word of so many letters may have. */
export const mostErrors = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : length < 10 ? 2 : 3);

type Sought = { text: string; sound: string; errors: number; begins: boolean };

/** How far a word is from the one that was typed, in typing errors; one sound in two spellings is less than an error. */
function howFar({ text, sound, errors, begins }: Sought, word: Word, mayLook: boolean, maySound: boolean): number {
  if (sound.length > 2 && word.sound === sound) return 0.4;
  let far = errors + 1;
  if (mayLook && errors > 0) {
    far = distance(text, word.text, errors);
    if (far > errors && begins && text.length > 3)
      far = distance(text, word.text, Math.min(errors, text.length > 6 ? 2 : 1), true) + 0.6;
  }
  if (maySound && sound.length > 4 && far > 1) far = Math.min(far, distance(sound, word.sound, 1) * 2 + 0.5);
  const begunAlike = word.text.charCodeAt(0) === text.charCodeAt(0) || word.sound.charCodeAt(0) === sound.charCodeAt(0);
  return begunAlike ? far : far + 0.5;
}

/** The words that occur in the catalogue, in order for prefixes and by sound and letters for what was misspelt. */
export class Vocabulary {
  readonly #words = new Map<string, Word>();
  #sorted: Word[] = [];
  #spelt: Word[] = [];
  #isSorted = true;

  get(text: string): Word | undefined {
    return this.#words.get(text);
  }

  /** The word, new if it has to be. `spells`: it is no word of the catalogue but another spelling of this one. */
  add(text: string, spells?: string): Word {
    let word = this.#words.get(text);
    if (!word) {
      word = {
        text,
        postings: new Postings(),
        sound: "",
        letters: 0,
        soundLetters: 0,
        ...(spells === undefined ? {} : { spells }),
      };
      this.#words.set(text, word);
      this.#isSorted = false;
    }
    return word;
  }

  /** The words that begin with `prefix`, at most 20,000. */
  beginning(prefix: string): Word[] {
    this.#sort();
    const from = this.#place(prefix);
    const end = this.#place(`${prefix}\u{10ffff}`);
    return this.#sorted.slice(from, Math.min(end, from + mostPrefixed));
  }

  has(prefix: string): boolean {
    this.#sort();
    return this.#sorted[this.#place(prefix)]?.text.startsWith(prefix) ?? false;
  }

  /** Up to `most` words that `typed` may have been meant to be (or to begin), the likeliest first. */
  near(typed: string, begins: boolean, most = 4): Word[] {
    this.#sort();
    const sought = { text: typed, sound: soundOf(typed), errors: mostErrors(typed.length), begins };
    const [letters, soundLetters] = [lettersOf(typed), lettersOf(sought.sound)];
    const found: { word: Word; far: number }[] = [];
    for (const word of this.#spelt) {
      const mayLook = bitCount(letters & ~word.letters) <= sought.errors;
      const maySound = bitCount(soundLetters & ~word.soundLetters) <= 1;
      if (!mayLook && !maySound) continue;
      const far = howFar(sought, word, mayLook, maySound);
      if (far <= sought.errors + 0.6) found.push({ word, far });
    }
    const weight = ({ word, far }: { word: Word; far: number }) => far - Math.min(word.postings.length, 1_000) / 10_000;
    found.sort((a, b) => weight(a) - weight(b));
    const best = found[0]?.far ?? 0;
    return found
      .filter(({ far }) => far <= best + 0.6)
      .slice(0, most)
      .map(({ word }) => word);
  }

  #place(text: string): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle]?.text ?? "") < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #sort(): void {
    if (this.#isSorted) return;
    this.#isSorted = true;
    this.#sorted = [...this.#words.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
    // What has a digit is a model or a size: one letter off is another one.
    this.#spelt = this.#sorted.filter(({ text }) => text.length > 2 && !/\d/.test(text));
    for (const word of this.#spelt) {
      word.sound ||= soundOf(word.text);
      word.letters ||= lettersOf(word.text);
      word.soundLetters ||= lettersOf(word.sound);
    }
  }

  get size(): number {
    return this.#words.size;
  }
}
