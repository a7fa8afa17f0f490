import type { Transaction } from "../database/connect.ts";
import { moveHolds } from "../orders/stock.ts";
import type { OpenReturn } from "./openReturn.ts";

/** For how long what is wanted in exchange is kept, in days from the asking: time to hear of it, to pack, and to be brought. */
export const keptDays = 30;

/** How many pieces of each variant are wanted in exchange. */
export function wantedPieces(lines: Pick<OpenReturn["lines"][number], "wanted_id" | "quantity">[]) {
  const pieces = new Map<number, number>();
  for (const { wanted_id, quantity } of lines)
    if (wanted_id !== null) pieces.set(wanted_id, (pieces.get(wanted_id) ?? 0) + quantity);
  return [...pieces].map(([variant_id, quantity]) => ({ variant_id, quantity }));
}

/**
 * Takes what is wanted in exchange aside, all or none: held for the order whose pieces come back, a further hold beside those
 * of its own lines. False: there is too little of it, and the caller undoes the transaction.
 */
export async function keepExchange(
  tx: Transaction,
  { orderId, returnId, lines }: { orderId: number; returnId: number; lines: OpenReturn["lines"] },
): Promise<boolean> {
  const wanted = wantedPieces(lines);
  if (wanted.length === 0) return true;
  const holds = wanted.map(({ variant_id, quantity }) => ({ variant_id, was: 0, now: quantity }));
  const short = await moveHolds(tx, orderId, holds);
  await tx`
    update return_request set exchange = 'kept', kept_until = india_today() + ${keptDays}::int where id = ${returnId}`;
  return short.length === 0;
}

/** Gives what was kept for an exchange free; once, as the caller holds the order's row. */
export async function freeExchange(
  tx: Transaction,
  { id, order_id, exchange, lines }: OpenReturn,
  state: "sent" | "over",
): Promise<void> {
  if (exchange !== "kept") return;
  const holds = wantedPieces(lines).map(({ variant_id, quantity }) => ({ variant_id, was: quantity, now: 0 }));
  await moveHolds(tx, order_id, holds);
  await tx`update return_request set exchange = ${state} where id = ${id}`;
}
