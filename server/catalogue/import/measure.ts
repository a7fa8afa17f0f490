const grams: Record<string, number> = { g: 1, kg: 1000, lb: 453.592_37, lbs: 453.592_37, oz: 28.349_523 };
const millimetres: Record<string, number> = { mm: 1, cm: 10, m: 1000, in: 25.4, yd: 914.4 };
const heaviest = 10_000_000;
const longest = 100_000;

function decimal(text: string): number | undefined {
  const number = text
    .trim()
    .replace(/^(\d+),(\d{1,2})$/, "$1.$2")
    .replace(/,(?=\d{3})/g, "");
  return /^\d{1,9}(\.\d{0,9})?$/.test(number) ? Number(number) : undefined;
}

/** A weight in whole grams from a number in `unit` (g, kg, lb, lbs, oz), up to 10 t; undefined when it is none. */
export function parseWeight(text: string, unit: string): number | undefined {
  const value = Math.round((decimal(text) ?? Number.NaN) * (grams[unit] ?? Number.NaN));
  return value <= heaviest ? value : undefined;
}

/** A length in whole millimetres from a number in `unit` (mm, cm, m, in, yd), above 0 and up to 100 m; undefined when it is none. */
export function parseLength(text: string, unit: string): number | undefined {
  const value = Math.round((decimal(text) ?? Number.NaN) * (millimetres[unit] ?? Number.NaN));
  return value > 0 && value <= longest ? value : undefined;
}

/** A number of pieces, which may be negative in a shop system's export; undefined when it is none or beyond a million. */
export function parseQuantity(text: string): number | undefined {
  const number = text.trim().replace(/,(?=\d{3}\b)/g, "");
  if (!/^[+-]?\d{1,9}(\.0+)?$/.test(number)) return undefined;
  const value = Math.trunc(Number(number));
  return Math.abs(value) <= 1_000_000 ? value : undefined;
}
