/** How many of a variant; `id` is the variant's. */
export type Piece = { id: number; quantity: number };

/** The most lines and the most pieces of one that the shop takes. */
export const mostLines = 100;
export const mostPieces = 999;

const notation = /^\d{1,10}:\d{1,3}(,\d{1,10}:\d{1,3})*$/;

/** The lines of a cart in one text, "12:1,40:2", as the coupons' call takes them. */
export const writePieces = (pieces: Piece[]): string => pieces.map(({ id, quantity }) => `${id}:${quantity}`).join(",");

/** The lines that such a text stands for: none from any other text, and never more than the shop takes. */
export function readPieces(text: string): Piece[] {
  if (!notation.test(text)) return [];
  const pieces = text.split(",").map((line) => {
    const [id = 0, quantity = 0] = line.split(":").map(Number);
    return { id, quantity };
  });
  return pieces.filter(({ id, quantity }) => id >= 1 && id <= 2_147_483_647 && quantity >= 1).slice(0, mostLines);
}

/** Lines with others added: the quantities of a variant that is there already add up. Undefined when that is more than the shop takes. */
export function addPieces(lines: Piece[], more: Piece[]): Piece[] | undefined {
  const quantities = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  for (const { id, quantity } of more) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  const added = [...quantities].map(([id, quantity]) => ({ id, quantity }));
  const fits = added.length <= mostLines && added.every(({ quantity }) => quantity <= mostPieces);
  return fits ? added : undefined;
}
