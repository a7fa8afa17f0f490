import { mostLines, mostPieces } from "../parts/pieces.ts";

/** What is put into the cart: a variant, and how it looked when it was put there. Money in paise. */
export type CartItem = {
  id: number;
  product_name: string;
  product_url: string;
  image: string | null;
  option_text: string;
  price: number;
  mrp: number;
};
export type CartLine = CartItem & { quantity: number };

export const isRecord = (found: unknown): found is Record<string, unknown> =>
  typeof found === "object" && found !== null && !Array.isArray(found);

const whole = (found: unknown, least: number, most: number): found is number =>
  typeof found === "number" && Number.isInteger(found) && found >= least && found <= most;

const shortText = (found: unknown): string => (typeof found === "string" ? found.slice(0, 300) : "");
const paise = (found: unknown): number => (whole(found, 0, Number.MAX_SAFE_INTEGER) ? found : 0);

/** A line from whatever was found; undefined when it has no variant's id or no sensible quantity. */
function understandLine(found: unknown): CartLine | undefined {
  if (!isRecord(found) || !whole(found.id, 1, 2_147_483_647) || !whole(found.quantity, 1, Number.MAX_SAFE_INTEGER))
    return;
  return {
    id: found.id,
    quantity: Math.min(found.quantity, mostPieces),
    product_name: shortText(found.product_name),
    product_url: shortText(found.product_url),
    image: typeof found.image === "string" ? found.image.slice(0, 300) : null,
    option_text: shortText(found.option_text),
    price: paise(found.price),
    mrp: paise(found.mrp),
  };
}

/** The lines in whatever was found under `cart` or `attemptCart`: the sound ones, one per variant. */
export function understandLines(found: unknown): CartLine[] {
  if (!Array.isArray(found)) return [];
  return addLines(
    [],
    found.map(understandLine).filter((line) => line !== undefined),
  );
}

/** Lines with others added: the quantities of a variant that is there already add up. */
export function addLines(lines: CartLine[], more: CartLine[]): CartLine[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  for (const line of more) {
    const quantity = Math.min((byId.get(line.id)?.quantity ?? 0) + line.quantity, mostPieces);
    if (byId.has(line.id) || byId.size < mostLines) byId.set(line.id, { ...line, quantity });
  }
  return [...byId.values()];
}

/** The number of pieces, as the cart's badge shows it. */
export const countOf = (lines: CartLine[]): number => lines.reduce((sum, line) => sum + line.quantity, 0);
