import type { SoughtAs } from "../../../contract/office/orders.ts";

/** What a word in the search field may be; what it can't be is absent. */
export type Sought = {
  /** The beginning of an order's number, as it is written down. */
  order?: string;
  /** The last digits of a mobile number, all ten when they were typed. */
  mobile?: string;
  /** The beginning of a mail address. */
  email?: string;
  /** A document's number without its dashes and strokes, or its serial alone. */
  invoice?: { number: string; serial: number | null };
  /** The beginning of a parcel's number, without dashes and in capitals. */
  tracking?: string;
  /** The parts of a name, each somewhere in it. */
  name?: string[];
};

/** Fewer signs than these would be half the shop's orders, or none of them. */
const least = { order: 3, mobile: 4, email: 3, tracking: 6, name: 3 };

/** A number as a document has it, its serial filled up: "sw/2627/12" is SW2627000012. */
function documentNumber(typed: string): string {
  const [prefix = "", year, serial] = typed.toUpperCase().split("/");
  return year && serial ? `${prefix}${year}${serial.padStart(6, "0")}`.replace(/-/g, "") : prefix.replace(/-/g, "");
}

/** A mobile number's digits, without the country and the leading zero; undefined for what has other signs in it. */
function mobileDigits(typed: string): string | undefined {
  const digits = typed.replace(/[\s().+-]/g, "").replace(/^(0|91)(?=\d{10}$)/, "");
  return /^\d+$/.test(digits) && digits.length >= least.mobile && digits.length <= 10 ? digits : undefined;
}

/**
 * Tells by the kind of word what somebody looks for: a mobile number, an order's, an invoice's or a parcel's number, a
 * mail address or a name. A word may be several of these. Empty: it is too short to be anything.
 */
export function sought(typed: string): Sought {
  const words = typed.normalize("NFC").trim().replace(/\s+/g, " ");
  if (words.includes("@"))
    return words.length >= least.email && !words.includes(" ") ? { email: words.toLowerCase() } : {};
  const found: Sought = {};
  const signs = words.toUpperCase().replace(/[\s/-]/g, "");
  const isPlain = /^[0-9A-Z]+$/.test(signs);
  if (isPlain && signs.length >= least.order && signs.length <= 10)
    found.order = signs.length > 5 ? `${signs.slice(0, 5)}-${signs.slice(5)}` : signs;
  const mobile = mobileDigits(words);
  if (mobile) found.mobile = mobile;
  if (isPlain && /\d/.test(signs) && signs.length <= 16) {
    const serial = /^\d{1,6}$/.test(signs) ? Number(signs) : 0;
    if (serial > 0 || /[A-Z]/.test(signs))
      found.invoice = { number: documentNumber(words.replace(/\s/g, "")), serial: serial || null };
  }
  if (isPlain && /\d/.test(signs) && signs.length >= least.tracking) found.tracking = signs;
  const parts = words.split(" ").slice(0, 5);
  if (!/\d/.test(words) && parts.some((part) => part.length >= least.name)) found.name = parts;
  return found;
}

/** What may be looked for by whoever may not see mail addresses and mobile numbers. */
export function withoutContact(found: Sought): Sought {
  const { mobile: _, email: __, ...rest } = found;
  return rest;
}

/** The kinds of a word, in words of the contract. */
export const kindsOf = (found: Sought): SoughtAs[] => Object.keys(found) as SoughtAs[];
