import { evidence, type KnownFor, type Meant, mostErrors } from "./evidence.ts";
import { soundOf } from "./sound.ts";

/** A word that can be misspelt: how it sounds, and the sets of its letters and of its sounds as bits. */
type SpeltWord = Meant & { letters: number; soundLetters: number };
/** What is known of a word that may have been meant: in how many places it stands, and how well the shop is known for it. */
export type Standing = { places: (text: string) => number; knownFor: (text: string) => KnownFor };

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

/** What has a digit is a model or a size: one letter off is another one. */
export const canBeMisspelt = (text: string): boolean => text.length > 2 && !/\d/.test(text);

/** The words that can be misspelt, for finding the one that was meant. */
export class NearWords {
  readonly #words: SpeltWord[] = [];

  get size(): number {
    return this.#words.length;
  }

  add(text: string, isSpelling = false): void {
    const sound = soundOf(text);
    this.#words.push({ text, sound, isSpelling, letters: lettersOf(text), soundLetters: lettersOf(sound) });
  }

  /**
   * Up to `most` words that `typed` may have been meant to be (or to begin), the likeliest first: of two that are as
   * near the one that stands in more places. None where there is no evidence for any; a word that stands nowhere is none.
   */
  find(typed: string, begins: boolean, { places, knownFor }: Standing, most = 4): string[] {
    const sought = { text: typed, sound: soundOf(typed) };
    const [letters, soundLetters] = [lettersOf(typed), lettersOf(sought.sound)];
    const errors = mostErrors(typed.length);
    const found: { text: string; far: number }[] = [];
    for (const word of this.#words) {
      const mayBeMeant =
        bitCount(letters & ~word.letters) <= errors || bitCount(soundLetters & ~word.soundLetters) === 0;
      if (!mayBeMeant) continue;
      const far = evidence(sought, word, begins, () => knownFor(word.text));
      if (far !== undefined) found.push({ text: word.text, far });
    }
    const weighed = found.flatMap(({ text, far }) => {
      const count = places(text);
      return count === 0 ? [] : [{ text, far, weight: far - Math.min(count, 1_000) / 10_000 }];
    });
    weighed.sort((a, b) => a.weight - b.weight || (a.text < b.text ? -1 : 1));
    const best = weighed[0]?.far ?? 0;
    return weighed
      .filter(({ far }) => far <= best + 0.6)
      .slice(0, most)
      .map(({ text }) => text);
  }
}
