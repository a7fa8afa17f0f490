import { plain } from "../catalogue/import/text.ts";

/** In what a report's amounts are. */
export type Unit = "rupees" | "paise";

/** A cell without what spreadsheets wrap around a number that is to stay text: `="123"`. */
export const bare = (cell: string): string => plain(cell.replace(/^\s*="(.*)"\s*$/s, "$1"), 300);

/**
 * A report's amount as whole paise, by its digits alone. Undefined for what is none: below zero, a formula, more than two
 * decimals, decimals of a paisa, an exponent, thousands in odd groups, or more than ₹1,000 crore.
 */
export function paiseOf(cell: string, unit: Unit): number | undefined {
  const number = bare(cell)
    .replace(/^(₹|rs\.?|inr)\s*/i, "")
    .trim();
  const found = /^(\d{1,13}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d{1,2})0*)?$/.exec(number);
  if (!found) return undefined;
  const [, whole = "", decimals] = found;
  if (unit === "paise" && decimals !== undefined) return undefined;
  const digits = whole.replaceAll(",", "") + (unit === "rupees" ? (decimals ?? "").padEnd(2, "0") : "");
  const paise = Number(digits);
  return paise <= 1_000_000_000_000 ? paise : undefined;
}
