import type { Transaction } from "../../database/connect.ts";
import { recordEvent } from "../recordEvent.ts";
import { showRating } from "../showRating.ts";

/**
 * Has a review be read again before it is shown, as its buyer has put something to it; the shop's answer stays, since the words do.
 * Who of the staff saw it before is told.
 */
export async function waitAgain(tx: Transaction, id: number): Promise<void> {
  const [row] = await tx<{ state: string; product_id: number }[]>`
    select state, product_id from review where id = ${id} for update`;
  if (!row) return;
  await tx`update review set state = 'waiting', version = version + 1 where id = ${id}`;
  if (row.state === "waiting") return;
  await recordEvent(tx, id, "waiting", "shopper");
  await showRating(tx, row.product_id);
}
