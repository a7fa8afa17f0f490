/** How much of a text is read; what a person types or names is far shorter. */
const longest = 400;

const fractions: Record<string, string> = { "½": ".5", "¼": ".25", "¾": ".75" };

/**
 * A text as it is compared: lower case, Latin letters without accents, "2½" as "2.5", a lone "½" as "1/2", ♯ and ♭ as
 * words. Marks of Indian scripts stay, because they are letters there.
 */
export const plain = (text: string): string =>
  text
    .slice(0, longest)
    .replace(/(?<=\d) ?[½¼¾]/g, (sign) => fractions[sign.trim()] ?? sign)
    .replace(/[♯#]/g, " sharp ")
    .replace(/♭/g, " flat ")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u093c\u200b-\u200f]/g, "")
    .normalize("NFC")
    .replaceAll("⁄", "/")
    .toLowerCase();

const wordSigns = /\d+\/\d+|\d+\.\d+|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** A word without its plural: "strings" and "string" are the same word. Models such as "2bs" stay as they are. */
export function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+s$/.test(word) || /(ss|us|is)$/.test(word)) return word;
  if (/(ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.slice(0, -1);
}

/** The words of a text, each as it is compared; at most forty characters of each. */
export const wordsOf = (text: string): string[] =>
  (plain(text).match(wordSigns) ?? []).map((word) => singular(word.slice(0, 40)));

/** A word of a text with its place there. */
export type WordPlace = { word: string; from: number; to: number };

/** The words of a text that is already `plain`, with their places. */
export const wordPlaces = (text: string): WordPlace[] =>
  Array.from(text.matchAll(wordSigns), ({ 0: word, index }) => ({
    word: singular(word.slice(0, 40)),
    from: index,
    to: index + word.length,
  }));

/**
 * The further words by which a name with a model number is found: "D-120" also as "d120", "S12E" also as "s", "12", "e".
 */
export function modelForms(text: string): string[] {
  const forms: string[] = [];
  for (const [joined] of plain(text).matchAll(/[\p{L}\p{N}]+(?:[-.'’][\p{L}\p{N}]+)+/gu))
    forms.push(singular(joined.replace(/[^\p{L}\p{N}]/gu, "")));
  for (const [mixed] of plain(text).matchAll(/[a-z\d]*(?:[a-z]\d|\d[a-z])[a-z\d]*/g))
    forms.push(...(mixed.match(/[a-z]+|\d+/g) ?? []));
  return forms;
}
