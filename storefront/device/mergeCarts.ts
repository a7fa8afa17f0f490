import type { Piece } from "../parts/pieces.ts";
import type { CartState } from "./cartState.ts";
import { addLines, type CartLine } from "./line.ts";

const asMap = (pieces: Piece[]) => new Map(pieces.map(({ id, quantity }) => [id, quantity]));

export const isSameCart = (one: Piece[], other: Piece[]): boolean => {
  const quantities = asMap(other);
  return one.length === other.length && one.every(({ id, quantity }) => quantities.get(id) === quantity);
};

/** What was changed on one side only is taken from that side; on both, the larger quantity, so that nothing is lost. */
function agree(before: number, mine: number, theirs: number): number {
  if (mine === before) return theirs;
  if (theirs === before) return mine;
  return Math.max(mine, theirs);
}

/** One cart of two that were both `base` before. Lines stand in the order of `mine`, those that are new to it at the end. */
export function mergeCarts<T extends Piece>(base: Piece[], mine: T[], theirs: T[]): T[] {
  const [before, here, there] = [asMap(base), asMap(mine), asMap(theirs)];
  const lines = [...mine, ...theirs.filter(({ id }) => !here.has(id))];
  return lines
    .map((line) => ({
      ...line,
      quantity: agree(before.get(line.id) ?? 0, here.get(line.id) ?? 0, there.get(line.id) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** Everything in the cart, whether the shop has confirmed it or not. */
export const allOf = ({ confirmed, waiting }: CartState): CartLine[] => addLines(confirmed, waiting);

/** The two parts of a cart that is to be `lines`: where the quantity is another one it counts as confirmed, the rest stays as it is. */
export function cartStateOf(lines: CartLine[], { confirmed, waiting }: CartState): CartState {
  const now = asMap(allOf({ confirmed, waiting }));
  const isKept = ({ id, quantity }: Piece) => now.get(id) === quantity;
  return {
    confirmed: lines.flatMap((line) => {
      if (!isKept(line)) return [line];
      const before = confirmed.find(({ id }) => id === line.id);
      return before ? [before] : [];
    }),
    waiting: waiting.filter((line) => lines.some((wanted) => wanted.id === line.id && isKept(wanted))),
  };
}
