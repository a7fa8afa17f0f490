import { parseQuantity } from "./measure.ts";
import { parsePrice } from "./price.ts";
import type { KeptForShop } from "./product.ts";
import { plain } from "./text.ts";

/** The cells of what a shop keeps of a variant for itself, those that the file has columns for. */
export type KeptCells = { [name in keyof KeptForShop]: string };

/**
 * A barcode's digits, GTIN-8, -12, -13 or -14, whose last is right (GS1 General Specifications, section 7.9: modulo 10 with
 * weights 3 and 1); undefined for all else. Spaces and hyphens, as in ISBNs, are left out.
 */
export function readGtin(text: string): string | undefined {
  const digits = text.replace(/^'/, "").replace(/[\s-]/g, "");
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return undefined;
  const sum = digits
    .split("")
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? digits : undefined;
}

const count = (text: string): number | undefined => {
  const value = parseQuantity(text);
  return value !== undefined && value >= 0 ? value : undefined;
};

/** Reads them; an empty cell is nothing, and what can't be read is said to `notice` and left out. Money in paise. */
export function readKept(cells: KeptCells, notice: (reason: string) => void): KeptForShop {
  const read = <T>(text: string | undefined, parse: (text: string) => T | undefined, expected: string) => {
    if (text === undefined) return undefined;
    const value = text === "" ? null : parse(text);
    if (value === undefined) notice(`${expected}, not "${plain(text, 40)}": left out`);
    return value ?? null;
  };
  const kept: { [name in keyof KeptForShop]: KeptForShop[name] | undefined } = {
    gtin: read(cells.gtin, readGtin, "a barcode has 8, 12, 13 or 14 digits with a right check digit"),
    cost: read(
      cells.cost,
      (text) => (/^0+([.,]0*)?$/.test(text) ? 0 : parsePrice(text)),
      "the cost is an amount of rupees",
    ),
    place: read(cells.place, (text) => plain(text, 60) || undefined, "the place is a text"),
    reorder_point: read(cells.reorder_point, count, "the reorder point is a number of pieces"),
    reorder_quantity: read(cells.reorder_quantity, count, "the reorder quantity is a number of pieces"),
  };
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
}
