import { formatPaise } from "./money.ts";

/** From so many paise on it is a slip of the hand. */
const tooMuch = 100_000_000_000;

const bare = (typed: string) => typed.replace(/[₹,\s]/g, "");

/** Paise of an amount as it is typed in rupees: "1,249.50", "₹ 300". Undefined for what is no amount. */
export function parseRupees(typed: string): number | undefined {
  const [, whole, rest = ""] = /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(bare(typed)) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(rest.padEnd(2, "0"));
}

/** Why what was typed is no amount, in words. `such`: how one is typed. */
export const whyNoRupees = (typed: string, such: string): string =>
  /^\d{10,}(\.\d*)?$/.test(bare(typed))
    ? `That is too much. Please enter less than ${formatPaise(tooMuch)}.`
    : `Please enter an amount in rupees, such as ${such}.`;

/** An amount of paise as it is typed: "1249.50", "300". */
export const toRupees = (paise: number): string =>
  paise % 100 === 0 ? String(paise / 100) : `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, "0")}`;
