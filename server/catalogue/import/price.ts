import { plain } from "./text.ts";

const most = 10n ** 12n;

/** Which separator stands before the decimals, if any: the last kind of two; alone, a point, or a comma before one or two digits. */
function decimalMark(number: string): string | undefined {
  const marks = number.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return undefined;
  const alone = marks.every((mark) => mark === last);
  if (!alone) return last;
  if (marks.length > 1) return undefined;
  return last === "." || /,\d{1,2}$/.test(number) ? last : undefined;
}

/** A price in whole paise, and whether it was rounded to them; or why there is none. */
type ReadPrice = { paise: number; rounded: boolean } | { paise: undefined; tooLarge: boolean };

/**
 * Reads a price as people and spreadsheets write it ("1299", "Rs. 1,299.00", "₹1,24,999", "1.299,00", "1 299,5"):
 * rupees to whole paise, a half paisa upwards, never through floating point. There is none when it is no price above zero
 * or is beyond ₹1,000 crore.
 */
export function readPrice(text: string): ReadPrice {
  const none = { paise: undefined, tooLarge: false };
  const number = text
    .replace(/^="?(.*?)"?$/, "$1")
    .replace(/₹|rs\.?|inr|\/-/gi, "")
    .replace(/[\s\u00a0\u202f'’]/g, "");
  if (!/^\d[\d.,]{0,30}$/.test(number)) return none;
  const mark = decimalMark(number);
  const at = mark === undefined ? number.length : number.lastIndexOf(mark);
  const whole = number.slice(0, at);
  const decimals = number.slice(at + 1);
  // Thousands come in groups: "1,2345" is a mistake, not a number.
  if (!/^\d+$/.test(whole) && !/^\d{1,3}([.,]\d{2,3})*[.,]\d{3}$/.test(whole)) return none;
  if (!/^\d*$/.test(decimals)) return none;
  const rounded = BigInt(`${whole.replace(/\D/g, "")}${decimals.padEnd(3, "0").slice(0, 3)}`);
  const paise = (rounded + 5n) / 10n;
  if (paise === 0n) return none;
  if (paise > most) return { paise: undefined, tooLarge: true };
  return { paise: Number(paise), rounded: /[1-9]/.test(decimals.slice(2)) };
}

/** The paise of a price as readPrice reads it; undefined where there is none. */
export const parsePrice = (text: string): number | undefined => readPrice(text).paise;

/** Why a text of a cell ("price", "compare-at price") is no price, in words for whoever wrote it. */
export function noPrice(what: string, text: string): string {
  const read = readPrice(text);
  const tooLarge = read.paise === undefined && read.tooLarge;
  return `the ${what} "${plain(text, 40)}" ${tooLarge ? "is above ₹1,000 crore" : "can't be read or is not above zero"}`;
}
