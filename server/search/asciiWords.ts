/** How much of a text is read; what a person types or names is far shorter. */
export const longest = 400;
/** Signs of a word that count. */
const longestWord = 40;

/** Is told of words: the codes of one are those from `from` to before `to`, until it returns. */
export type Told = (codes: Buffer, from: number, to: number) => void;

const [digit, letter] = [1, 2];
const sign = digit | letter;
/** By code: whether it is a digit or a small letter. */
const kinds = Uint8Array.from({ length: 128 }, (_, code) =>
  code >= 48 && code <= 57 ? digit : code >= 97 && code <= 122 ? letter : 0,
);
const is = (code: number | undefined, kind: number): boolean => ((kinds[code ?? 0] ?? 0) & kind) !== 0;

/** Whether a code is a digit's. */
export const isDigit = (code: number | undefined): boolean => is(code, digit);

/** Where what begins at `from` ends of which every sign is of a kind; the codes end with a 0. */
function endOf(codes: Buffer, from: number, kind: number): number {
  let at = from;
  while (is(codes[at], kind)) at++;
  return at;
}

const codeOf = (text: string): number => text.charCodeAt(0);
const [slash, dot, hyphen, apostrophe, sharp, backslash] = ["/", ".", "-", "'", "#", "\\"].map(codeOf);
const [c, e, h, s, u, x] = ["c", "e", "h", "s", "u", "x"].map(codeOf);
const [i, y] = [codeOf("i"), codeOf("y")];

/**
 * A text's codes with a 0 behind them. A sign that is no plain one is 1, which is in no word; `isPlain` tells whether there was one.
 * Valid until the next text is asked for.
 */
export function codesOf(text: string): { codes: Buffer; isPlain: boolean } {
  const codes = text.length < ofText.length ? ofText : Buffer.alloc(text.length + 1);
  let isPlain = true;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 127) isPlain = false;
    codes[at] = code === 0 || code > 127 ? 1 : code;
  }
  codes[text.length] = 0;
  return { codes, isPlain };
}
const ofText = Buffer.alloc(longest + 1);

/**
 * The same of a text in UTF-8, in lower case; undefined where a sign has to be written otherwise ("#", "é"), or was by a copy. Valid until the
 * next text is asked for.
 */
export function lowerCodes(bytes: Buffer, from: number, to: number): Buffer | undefined {
  const length = Math.min(to - from, longest);
  for (let at = 0; at < length; at++) {
    const code = bytes[from + at] ?? 0;
    if (code === 0 || code > 127 || code === sharp || code === backslash) return undefined;
    ofBytes[at] = code >= 65 && code <= 90 ? code + 32 : code;
  }
  ofBytes[length] = 0;
  return ofBytes;
}
const ofBytes = Buffer.alloc(longest + 1);

/**
 * A word without its plural: "strings" and "string" are the same word. Models such as "2bs" stay as they are.
 * For the time of telling it the codes may be others.
 */
export function tellSingular(codes: Buffer, from: number, to: number, tell: Told): void {
  const last = to - 1;
  const before = codes[last - 1];
  if (to - from < 4 || codes[last] !== s || before === s || before === u || before === i) return tell(codes, from, to);
  if (endOf(codes, from, letter) < to) return tell(codes, from, to);
  if (before !== e) return tell(codes, from, last);
  const third = codes[last - 2];
  const fourth = codes[last - 3];
  const isOfHiss = (third === h && (fourth === s || fourth === c)) || third === x || (third === s && fourth === s);
  if (isOfHiss) return tell(codes, from, last - 1);
  if (third !== i || to - from < 5) return tell(codes, from, last);
  codes[last - 2] = y;
  tell(codes, from, last - 1);
  codes[last - 2] = i;
}

/** Tells the words of a lower-case text, each as it is compared. */
export function eachWord(codes: Buffer, tell: Told): void {
  for (let at = 0; codes[at] !== 0; ) {
    let end = endOf(codes, at, digit);
    const isPart = end > at && (codes[end] === slash || codes[end] === dot) && isDigit(codes[end + 1]);
    end = isPart ? endOf(codes, end + 1, digit) : endOf(codes, end, sign);
    if (end > at) tellSingular(codes, at, Math.min(end, at + longestWord), tell);
    at = Math.max(end, at + 1);
  }
}

/**
 * Tells the further words by which a lower-case name with a model number is found: "d-120" also as "d120", "s12e" also as "s", "12", "e".
 * `joined`: with those of the first kind.
 */
export function eachForm(codes: Buffer, tell: Told, joined = true): void {
  if (joined) eachJoined(codes, tell);
  for (let at = 0; codes[at] !== 0; ) {
    const end = endOf(codes, at, sign);
    // Letters beside digits: each run of either.
    for (let from = at; from < end; ) {
      const to = endOf(codes, from, isDigit(codes[from]) ? digit : letter);
      if (from > at || to < end) tell(codes, from, to);
      from = to;
    }
    at = codes[end] === 0 ? end : end + 1;
  }
}

/** Words that a hyphen, a dot or an apostrophe joins, without it. */
function eachJoined(codes: Buffer, tell: Told): void {
  for (let at = 0; codes[at] !== 0; ) {
    const first = endOf(codes, at, sign);
    const end = first > at ? endOfJoined(codes, first) : at;
    if (end > first) {
      if (ofJoined.length <= end - at) ofJoined = Buffer.alloc(end - at + 1);
      let length = 0;
      for (let from = at; from < end; from++) if (!isJoint(codes[from])) ofJoined[length++] = codes[from] ?? 0;
      ofJoined[length] = 0;
      tellSingular(ofJoined, 0, length, tell);
    }
    at = Math.max(end, at + 1);
  }
}
function endOfJoined(codes: Buffer, first: number): number {
  let end = first;
  while (isJoint(codes[end]) && is(codes[end + 1], sign)) end = endOf(codes, end + 1, sign);
  return end;
}
const isJoint = (code: number | undefined): boolean => code === hyphen || code === dot || code === apostrophe;
let ofJoined = Buffer.alloc(longest + 1);
