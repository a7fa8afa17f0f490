/** How much of a text is read; what a person types or names is far shorter. */
const longest = 400;

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

/** A word without its plural: "strings" and "string" are the same word. Models such as "2bs" stay as they are. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || !/^[a-z]+$/.test(word) || /(ss|us|is)$/.test(word)) return word;
  if (/(ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.slice(0, -1);
}

/** The words of a text, each as it is compared; at most forty characters of each. */
export const wordsOf = (text: string): string[] => plainWords(plain(text));

/** The words of a text that is already `plain`. */
export function plainWords(read: string): string[] {
  return (asciiWords(read) ?? read.match(wordSigns) ?? []).map((word) => singular(word.slice(0, 40)));
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isLetter = (code: number): boolean => code >= 97 && code <= 122;
const isSign = (code: number): boolean => isLetter(code) || isDigit(code);

/** Where what begins at `from` ends of which every sign is so. */
function endOf(text: string, from: number, is: (code: number) => boolean): number {
  let at = from;
  while (is(text.charCodeAt(at))) at++;
  return at;
}

/** What `wordSigns` finds in a lower-case text of plain letters, in a fifth of the time; undefined for any other text. */
function asciiWords(text: string): string[] | undefined {
  const words: string[] = [];
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (code > 127) return undefined;
    let end = endOf(text, at, isDigit);
    const isPart = end > at && (text[end] === "/" || text[end] === ".") && isDigit(text.charCodeAt(end + 1));
    end = isPart ? endOf(text, end + 1, isDigit) : endOf(text, end, isSign);
    if (end > at) words.push(text.slice(at, end));
    at = Math.max(end, at + 1);
  }
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

const isJoint = (sign: string | undefined): boolean => sign === "-" || sign === "." || sign === "'";

/** What `joinedWords` finds in a lower-case text of plain letters, without its joints. */
function asciiJoined(text: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < text.length; ) {
    let end = endOf(text, at, isSign);
    if (end === at) {
      at++;
      continue;
    }
    let joined = text.slice(at, end);
    const first = end;
    while (isJoint(text[end]) && isSign(text.charCodeAt(end + 1))) {
      const from = end + 1;
      end = endOf(text, from, isSign);
      joined += text.slice(from, end);
    }
    if (end > first) found.push(joined);
    at = end;
  }
  return found;
}
const joinedWords = /[\p{L}\p{N}]+(?:[-.'’][\p{L}\p{N}]+)+/gu;
const noSign = /[^\p{L}\p{N}]/gu;

/**
 * The further words by which a `plain` name with a model number is found: "d-120" also as "d120", "s12e" also as "s", "12", "e".
 */
export function modelForms(read: string): string[] {
  const joined = ascii.test(read)
    ? asciiJoined(read)
    : (read.match(joinedWords) ?? []).map((word) => word.replace(noSign, ""));
  const forms = joined.map(singular);
  for (let at = 0; at < read.length; ) {
    const end = endOf(read, at, isSign);
    // Letters beside digits: each run of either.
    for (let from = at; from < end; ) {
      const to = endOf(read, from, isDigit(read.charCodeAt(from)) ? isDigit : isLetter);
      if (from > at || to < end) forms.push(read.slice(from, to));
      from = to;
    }
    at = end + 1;
  }
  return forms;
}
