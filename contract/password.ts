import { commonWords } from "./commonPasswords.ts";
import type { Field } from "./fields.ts";
import { type About, newPassword } from "./newPassword.ts";

/** Signs that people put for letters. */
const letters: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};
const plain = (text: string) => text.replace(/[@431!0$57]/g, (sign) => letters[sign] ?? sign);

/** A common word with at most so many digits and signs around it, or said twice, is still that word. */
const mostAround = 6;
const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1qaz2wsx3edc4rfv5tgb",
];

function isWord(lower: string): boolean {
  const bare = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const around = lower.length - bare.length;
  const readings = [lower, plain(lower), bare, plain(bare), plain(lower.replace(/[\d\W_]+$/u, ""))];
  return around <= mostAround && readings.some((text) => commonWords.has(text));
}

/** The whole text walks along a row of the keyboard, the alphabet or the digits, either way, perhaps again and again. */
function isWalk(lower: string): boolean {
  const walks = rows.flatMap((row) => [row, row.split("").reverse().join("")]);
  const isStretch = (part: string) => part.length >= 3 && walks.some((row) => row.includes(part));
  return isStretch(lower) || (lower.match(/\d+|\D+/g) ?? []).every(isStretch);
}

/** Whether a password is among those that are tried first. */
export function isCommonPassword(typed: string): boolean {
  const lower = typed.toLowerCase();
  if (/^(.{1,4})\1+$/su.test(lower) || /^[\d\s\-/.+]{8,11}$/.test(lower)) return true;
  const doubled = /^(\p{L}{3,})\1$/u.exec(lower)?.[1];
  return isWord(lower) || (doubled !== undefined && isWord(doubled)) || isWalk(lower);
}

/** A new password: 8 to 128 characters of any kind, none of the common ones, and without the e-mail address in it. */
export const password = (typed: string, about: About = {}): Field<string> =>
  newPassword(typed, about, isCommonPassword);
