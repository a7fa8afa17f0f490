import { codesOf, eachForm, eachWord, longest, tellSingular } from "./asciiWords.ts";

const fractions: Record<string, string> = { "½": ".5", "¼": ".25", "¾": ".75" };

/**
 * A text as it is compared: lower case, Latin letters without accents, "2½" as "2.5", a lone "½" as "1/2", ♯ and ♭ as
 * words. Marks of Indian scripts stay, because they are letters there.
 */
export function plain(text: string): string {
  const read = text.slice(0, longest);
  if (ascii.test(read)) return read.toLowerCase();
  return read
    .replace(/(?<=\d) ?[½¼¾]/g, (sign) => fractions[sign.trim()] ?? sign)
    .replace(/[♯#]/g, " sharp ")
    .replace(/♭/g, " flat ")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u093c\u200b-\u200f]/g, "")
    .normalize("NFC")
    .replaceAll("⁄", "/")
    .toLowerCase();
}
/** Nothing in it has to be written otherwise. */
const ascii = /^[\0-"$-\x7f]*$/;

const wordSigns = /\d+\/\d+|\d+\.\d+|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** A word without its plural. */
function singular(word: string): string {
  const { codes, isPlain } = codesOf(word);
  let told = word;
  if (isPlain) tellSingular(codes, 0, word.length, (codes, from, to) => (told = codes.toString("latin1", from, to)));
  return told;
}

/** The words of a text, each as it is compared; at most forty characters of each. */
export const wordsOf = (text: string): string[] => plainWords(plain(text));

/** The words of a text that is already `plain`. */
export function plainWords(read: string): string[] {
  const { codes, isPlain } = codesOf(read);
  if (!isPlain) return (read.match(wordSigns) ?? []).map((word) => singular(word.slice(0, 40)));
  const words: string[] = [];
  eachWord(codes, (codes, from, to) => words.push(codes.toString("latin1", from, to)));
  return words;
}

/** A word of a text with its place there. */
export type WordPlace = { word: string; from: number; to: number };

/** The words of a text that is already `plain`, with their places. */
export const wordPlaces = (text: string): WordPlace[] =>
  Array.from(text.matchAll(wordSigns), ({ 0: word, index }) => ({
    word: singular(word.slice(0, 40)),
    from: index,
    to: index + word.length,
  }));

const joinedWords = /[\p{L}\p{N}]+(?:[-.'’][\p{L}\p{N}]+)+/gu;
const noSign = /[^\p{L}\p{N}]/gu;

/**
 * The further words by which a `plain` name with a model number is found: "d-120" also as "d120", "s12e" also as "s", "12", "e".
 */
export function modelForms(read: string): string[] {
  const { codes, isPlain } = codesOf(read);
  const joined = isPlain ? [] : (read.match(joinedWords) ?? []);
  const forms: string[] = [];
  eachForm(codes, (codes, from, to) => forms.push(codes.toString("latin1", from, to)), isPlain);
  return [...joined.map((word) => singular(word.replace(noSign, ""))), ...forms];
}
