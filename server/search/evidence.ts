import { distance } from "./distance.ts";
import { isIndian } from "./script.ts";

/** What was typed and a word that may have been meant, each with how it sounds. */
export type Spelt = { text: string; sound: string };
/** `isSpelling`: it is itself only another spelling of a word of the shop. */
export type Meant = Spelt & { isSpelling: boolean };

/** Letters that lie beside each other on a keyboard, row by row; the rows lie half a key apart. */
const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

function areNeighbours(a: string, b: string): boolean {
  const place = (letter: string) => {
    const row = rows.findIndex((letters) => letters.includes(letter));
    return { row, at: (rows[row]?.indexOf(letter) ?? 0) + row / 2 };
  };
  const [one, other] = [place(a), place(b)];
  return one.row >= 0 && other.row >= 0 && Math.abs(one.row - other.row) < 2 && Math.abs(one.at - other.at) <= 1;
}

/** Above so many typing errors no word of so many letters is looked at. */
export const mostErrors = (length: number): number => (length < 6 ? 1 : length < 10 ? 2 : 3);

/** How many typing errors the beginning of a word may have that somebody has not finished. */
const mostErrorsBegun = (length: number): number => (length < 7 ? 0 : length < 10 ? 1 : 2);

/** People hit the first letter: another one is a sound's other spelling, two swapped, or a neighbouring key. */
function isFirstAlike(typed: Spelt, word: Spelt, errors: number): boolean {
  const [a, b] = [typed.text.charAt(0), word.text.charAt(0)];
  if (a === b) return true;
  if (errors > 1 || typed.text.length < 5) return false;
  if (typed.sound !== "" && typed.sound.charAt(0) === word.sound.charAt(0)) return true;
  const isSwapped = a === word.text.charAt(1) && b === typed.text.charAt(1);
  return isSwapped || typed.text === word.text.slice(1) || (typed.text.length > 6 && areNeighbours(a, b));
}

/** After two right letters one was forgotten, or two were swapped: slips of who knows the word. */
const isSlip = (typed: string, word: string): boolean =>
  (typed.length < word.length && typed.slice(0, 2) === word.slice(0, 2)) ||
  Array.from(typed).sort().join("") === Array.from(word).sort().join("");

/**
 * How well the shop is known for a word: 2 when it is of a kind that it sells or of a maker, 1 when it stands in a
 * product's name, 0 for any other that it knows; 3 when the other words of the search stand in the same product.
 */
export type KnownFor = 0 | 1 | 2 | 3;

/**
 * How far a word is from what was typed, in typing errors, when there is evidence that it was meant; undefined when the
 * likeness may be chance. The shorter the text, the fewer errors, and the better the shop has to be known for the word;
 * the first letter holds; one sound in two spellings is less than an error. `begins`: the word may not be finished.
 */
export function evidence(typed: Spelt, word: Meant, begins: boolean, knownFor: () => KnownFor): number | undefined {
  const { length } = typed.text;
  if (isIndian(typed.text) !== isIndian(word.text)) return heard(typed, word);
  const most = mostErrors(length);
  // What was typed may have lost an "s" as a plural that the word has of its own.
  const whole = word.text.endsWith("s") ? distance(`${typed.text}s`, word.text, most) : most + 1;
  const far = Math.min(distance(typed.text, word.text, most), whole);
  if (far === 0) return 0;
  if (far <= most) {
    const apart = distance(typed.sound, word.sound, 1);
    const isAlike = (apart === 0 && typed.sound.length > 2) || single(typed.text) === single(word.text);
    if (isAlike && knownFor() > (length < 6 ? 1 : 0)) return 0.4;
    if (isFirstAlike(typed, word, far) && isLikely(typed.text, word, far, apart, knownFor)) return far;
  }
  const mostBegun = begins ? mostErrorsBegun(length) : 0;
  if (mostBegun === 0 || typed.text.charAt(0) !== word.text.charAt(0) || length >= word.text.length) return undefined;
  const begun = distance(typed.text, word.text, mostBegun, true);
  return begun <= mostBegun && !word.isSpelling && knownFor() > 1 ? begun + 0.6 : undefined;
}

/** A text with each run of one letter as that letter. */
const single = (text: string): string => text.replace(/(.)\1+/g, "$1");

/** Across two scripts only the sound tells; Latin letters that sound like a word of another script are mostly chance. */
function heard(typed: Spelt, word: Spelt): number | undefined {
  const { length } = typed.sound;
  if (length < 3) return undefined;
  const apart = distance(typed.sound, word.sound, 1);
  if (apart === 0) return isIndian(typed.text) ? 0.4 : length > 4 ? 1.5 : undefined;
  return apart === 1 && length > 4 && isIndian(typed.text) ? 2.5 : undefined;
}

function isLikely(typed: string, word: Meant, far: number, apart: number, knownFor: () => KnownFor): boolean {
  const { length } = typed;
  if (length < 4 || (word.isSpelling && far > 1)) return false;
  if (length < 5) return knownFor() === 3 || (knownFor() === 2 && isSlip(typed, word.text));
  if (length < 6) return knownFor() > 1;
  if (length < 8) return far === 1 && knownFor() > 0;
  if (length < 10) return far === 1 || (apart < 2 && knownFor() > 0);
  return far < 3 || (apart < 2 && knownFor() > 0);
}
