import type { BodyOf } from "../../../api/call.ts";
import type { Condition, OrderReturn } from "../words.ts";

/** One piece that came back, and in which condition; none is said before somebody has looked at it. */
export type Piece = { key: string; id: number; condition: Condition | undefined };

/** Every piece of a return, one by one. */
export const piecesOf = ({ lines }: Pick<OrderReturn, "lines">): Piece[] =>
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
