import { distance } from "./distance.ts";
import { soundOf } from "./sound.ts";

/** A word that can be misspelt: how it sounds, and the sets of its letters and of its sounds as bits. */
type SpeltWord = { text: string; sound: string; letters: number; soundLetters: number };
type Sought = { text: string; sound: string; errors: number; begins: boolean };

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

/** How many typing errors a word of so many letters may have. */
const mostErrors = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : length < 10 ? 2 : 3);

/** How far a word is from the one that was typed, in typing errors; one sound in two spellings is less than an error. */
function howFar({ text, sound, errors, begins }: Sought, word: SpeltWord, mayLook: boolean, maySound: boolean): number {
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

/** The words that can be misspelt, for finding the one that was meant. */
export class NearWords {
  readonly #words: SpeltWord[] = [];

  get size(): number {
    return this.#words.length;
  }

  add(text: string): void {
    const sound = soundOf(text);
    this.#words.push({ text, sound, letters: lettersOf(text), soundLetters: lettersOf(sound) });
  }

  /**
   * Up to `most` words that `typed` may have been meant to be (or to begin), the likeliest first: of two that are as
   * near the one that stands in more places. A word that stands nowhere is none.
   */
  find(typed: string, begins: boolean, placesOf: (text: string) => number, most = 4): string[] {
    const sought = { text: typed, sound: soundOf(typed), errors: mostErrors(typed.length), begins };
    const [letters, soundLetters] = [lettersOf(typed), lettersOf(sought.sound)];
    const found: { text: string; far: number }[] = [];
    for (const word of this.#words) {
      const mayLook = bitCount(letters & ~word.letters) <= sought.errors;
      const maySound = bitCount(soundLetters & ~word.soundLetters) <= 1;
      if (!mayLook && !maySound) continue;
      const far = howFar(sought, word, mayLook, maySound);
      if (far <= sought.errors + 0.6) found.push({ text: word.text, far });
    }
    const weighed = found.flatMap(({ text, far }) => {
      const places = placesOf(text);
      return places === 0 ? [] : [{ text, far, weight: far - Math.min(places, 1_000) / 10_000 }];
    });
    weighed.sort((a, b) => a.weight - b.weight || (a.text < b.text ? -1 : 1));
    const best = weighed[0]?.far ?? 0;
    return weighed
      .filter(({ far }) => far <= best + 0.6)
      .slice(0, most)
      .map(({ text }) => text);
  }
}
