/**
 * The rules for single form fields, used by the contract's schemas on the server and by forms in the browser, so that
 * both say the same words. Each takes what was typed and gives the value to keep, or what is wrong and how to mend it.
 */
export { pincode } from "./pincode.ts";

export type Field<T> = { ok: true; value: T } | { ok: false; message: string };

const good = <T>(value: T): Field<T> => ({ ok: true, value });
const bad = (message: string): Field<never> => ({ ok: false, message });

/** A text of so many characters in any script; control characters, white space at the ends and doubled inside are dropped. */
export function text(typed: string, label: string, least: number, most: number): Field<string> {
  const value = typed.replace(/[\s\p{Cc}]+/gu, " ").trim();
  if (value.length < least)
    return bad(least <= 1 ? `Please enter ${label}.` : `Please enter ${label}, at least ${least} characters.`);
  if (value.length > most) return bad(`Please shorten ${label} to ${most} characters.`);
  return good(value);
}

/** A person's name, 1 to 80 characters. Mails begin with it: one with an address in it would have the shop send strangers there. */
export const personName = (typed: string) =>
  /:\/\/|\bwww\./i.test(typed) ? bad("Please enter a name, not an address.") : text(typed, "your full name", 1, 80);

/** An e-mail address, kept in lower case. */
export function email(typed: string): Field<string> {
  const value = typed.trim().toLowerCase();
  if (value === "") return bad("Please enter your e-mail address.");
  if (
    value.length > 254 ||
    !/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/u.test(value) ||
    value.includes("..")
  ) {
    return bad("Please check the e-mail address; it should look like name@example.com.");
  }
  return good(value);
}

/** An Indian mobile number: ten digits starting 6 to 9; `+91`, `91`, `0`, spaces and dashes are accepted and dropped. */
export function mobile(typed: string): Field<string> {
  let digits = typed.replace(/[\s\-().]/g, "");
  if (/^\+91\d{10}$/.test(digits)) digits = digits.slice(3);
  else if (/^91\d{10}$/.test(digits)) digits = digits.slice(2);
  else if (/^0\d{10}$/.test(digits)) digits = digits.slice(1);
  if (digits === "") return bad("Please enter your mobile number.");
  if (!/^[6-9]\d{9}$/.test(digits))
    return bad("Please enter a 10-digit Indian mobile number; it starts with 6, 7, 8 or 9.");
  return good(digits);
}

/** A UPI ID, to which money is sent: a name, @, and the handle of a bank or app, which has no dot. Empty is none. */
export function upiId(typed: string): Field<string> {
  const value = typed.replace(/\s/g, "").toLowerCase();
  if (value !== "" && !/^[a-z0-9][a-z0-9._-]{1,75}@[a-z][a-z0-9]{1,31}$/.test(value))
    return bad("Please check the UPI ID; it looks like name@okbank.");
  return good(value);
}

/** An order's number as people type it: in either case, with or without its hyphen. Empty is none. */
export function orderNoAsTyped(typed: string): Field<string> {
  const value = typed.trim().toUpperCase();
  if (value.length > 20) return bad("Please check the order number; it looks like 7K3MD-Q9TFX.");
  return good(value);
}

/** An order's number that an order is to be found by. */
export const wantedOrderNo = (typed: string): Field<string> =>
  typed.trim() === ""
    ? bad("Please enter the order number; it looks like 7K3MD-Q9TFX.")
    : orderNoAsTyped(typed.replace(/\s/g, ""));

/** What somebody complains about, 10 to 1,800 characters; its lines stay lines. */
export function complaint(typed: string): Field<string> {
  const value = typed.replace(/[^\P{Cc}\n]/gu, "").trim();
  if (value.length < 10) return bad("Please say what is wrong, in a sentence or two.");
  if (value.length > 1_800) return bad("Please shorten it to 1,800 characters.");
  return good(value);
}

/** Turns the order of what follows it: a name that holds one can make another's words look like something else. */
const turnsText = /[\u202a-\u202e\u2066-\u2069]/gu;

/** A text of some lines, plain: signs that control and those that turn the text round are dropped, at most one line is left empty. */
export function paragraphs(typed: string, label: string, least: number, most: number): Field<string> {
  const value = typed
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, "")
    .replace(turnsText, "")
    .replace(/\s*\n\s*\n\s*/g, "\n\n")
    .trim();
  if (value.length < least)
    return bad(least <= 1 ? `Please enter ${label}.` : `Please enter ${label}, at least ${least} characters.`);
  if (value.length > most) return bad(`Please shorten ${label} to ${most} characters.`);
  return good(value);
}

/** What a buyer says of what he bought: title, words, and how he wants to be called. */
export const reviewTitle = (typed: string) => text(typed.replace(turnsText, ""), "the title", 0, 80);
export const reviewWords = (typed: string) => paragraphs(typed, "your review", 10, 1_800);
export const reviewName = (typed: string) => text(typed.replace(turnsText, ""), "the name to be shown", 1, 40);
export const reviewTown = (typed: string) => text(typed.replace(turnsText, ""), "the town", 0, 40);
/** What somebody asks about a product. */
export const questionWords = (typed: string) => paragraphs(typed, "your question", 10, 1_000);

const base36 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * A GSTIN: the code of a state (01 to 38), PAN, and a check digit (mod 36, weights 1 and 2 alternately). The state need
 * not be the one that is delivered to (docs/decisions, place of supply).
 */
export function gstin(typed: string): Field<string> {
  const value = typed.trim().toUpperCase();
  if (!/^(?:0[1-9]|[12]\d|3[0-8])[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(value))
    return bad("Please check the GSTIN; it has 15 characters, such as 33ABCDE1234F1Z5.");
  let sum = 0;
  for (let i = 0; i < 14; i++) {
    const product = base36.indexOf(value.charAt(i)) * (i % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  if (base36.charAt((36 - (sum % 36)) % 36) !== value.charAt(14))
    return bad("Please check the GSTIN; its last character does not fit the others.");
  return good(value);
}
