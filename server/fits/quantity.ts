/** An amount of something: `of` is "mm", "g", another unit as it was written, or "" for a bare number. */
type Quantity = { amount: number; of: string };

const units: Record<string, [of: string, times: number]> = {
  mm: ["mm", 1],
  cm: ["mm", 10],
  m: ["mm", 1000],
  inch: ["mm", 25.4],
  inches: ["mm", 25.4],
  in: ["mm", 25.4],
  '"': ["mm", 25.4],
  g: ["g", 1],
  kg: ["g", 1000],
};
const parts: Record<string, number> = { "½": 0.5, "¼": 0.25, "¾": 0.75 };

/**
 * The one quantity that a text says: "648 mm", "5½ inch", "864 mm (34 inch)", "61". Undefined for all that says none, or
 * more than one: "530 / 580 / 650 mm".
 */
export function quantityOf(text: string): Quantity | undefined {
  const [, whole = "", part = "", unit = ""] =
    /^(\d{1,7}(?:\.\d{1,4})?)?([½¼¾])?\s*([\p{L}"%°]*)(?:\s*\([^)]*\))?$/u.exec(text.trim().replace(",", ".")) ?? [];
  if (whole === "" && part === "") return undefined;
  const [of, times] = units[unit.toLowerCase()] ?? [unit.toLowerCase(), 1];
  return { amount: (Number(whole) + (parts[part] ?? 0)) * times, of };
}

/** How much more one text's quantity is than another's, lengths to the millimetre; undefined where they can't be compared. */
export function differenceOf(text: string, other: string): number | undefined {
  const [a, b] = [quantityOf(text), quantityOf(other)];
  if (!a || !b || a.of !== b.of) return undefined;
  return a.of === "mm" && Math.abs(a.amount - b.amount) < 0.5 ? 0 : a.amount - b.amount;
}
