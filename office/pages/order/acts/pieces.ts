import type { BodyOf } from "../../../api/call.ts";
import type { Condition, OrderReturn } from "../words.ts";

/** One piece that came back, and in which condition; none is said before somebody has looked at it. */
export type Piece = { key: string; id: number; condition: Condition | undefined };

/** Every piece of a return, one by one. */
export const piecesOf = ({ lines }: { lines: readonly { id: number; quantity: number }[] }): Piece[] =>
  lines.flatMap(({ id, quantity }) =>
    Array.from({ length: quantity }, (_, n) => ({ key: `${id} ${n}`, id, condition: undefined })),
  );

/** The pieces as the shop receives them: of each variant how many in which condition. Undefined while one is not said. */
export function receivedOf(pieces: readonly Piece[]): BodyOf<"POST /returns/{no}/{n}/receive">["lines"] | undefined {
  const counts = new Map<string, { id: number; quantity: number; condition: Condition }>();
  for (const { id, condition } of pieces) {
    if (!condition) return undefined;
    const key = `${id} ${condition}`;
    counts.set(key, { id, condition, quantity: (counts.get(key)?.quantity ?? 0) + 1 });
  }
  return [...counts.values()];
}

/**
 * Whether somebody has to say if what is kept in exchange goes out: as long as one of the pieces in whose place it goes is not
 * known to be fit for the shelf.
 */
export const asksForExchange = (
  { lines, exchange }: Pick<OrderReturn, "lines" | "exchange">,
  pieces: readonly Piece[],
) =>
  exchange?.state === "kept" &&
  pieces.some(({ id, condition }) => {
    const exchanged = lines.some((line) => line.id === id && line.exchange_for !== null);
    return exchanged && condition !== undefined && condition !== "shelf";
  });
