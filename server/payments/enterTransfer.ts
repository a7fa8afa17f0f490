import { transaction } from "../database/transaction.ts";
import type { Shop } from "../shop/shop.ts";
import type { Actor } from "../staff/actor.ts";
import { isToTransfer } from "./dueRefunds.ts";
import { settleTransfers } from "./settleTransfers.ts";

/** A refund that waits to be transferred: which of the order's it is (1 is the first), and how many paise. */
export type Waiting = { n: number; amount: number };

/**
 * The staff has transferred what was paid in cash, or what a gateway could not give back; `reference` is the bank's (UTR). `n`: which of the
 * order's refunds, 1 for the first; without it the one that waits. Answers how much that was, in paise; undefined
 * when nothing was due; those that wait, when there are several and none is named.
 */
export async function enterTransfer(
  shop: Pick<Shop, "sql">,
  orderNo: string,
  reference: string,
  by: Actor,
  n?: number,
): Promise<number | undefined | Waiting[]> {
  return transaction(shop.sql, async (tx) => {
    const waiting = await tx<(Waiting & { id: number })[]>`
      select * from (
        select r.id, r.amount, ${isToTransfer(tx)} as due, row_number() over (order by r.id)::int as n
        from refund r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id where o.order_no = ${orderNo}) of_it
      where due and (${n ?? null}::int is null or n = ${n ?? null}) order by n`;
    if (waiting.length > 1) return waiting.map(({ n, amount }) => ({ n, amount }));
    const [one] = waiting;
    if (!one) return undefined;
    const [settled] = await settleTransfers(tx, [{ refund: one.id, reference }], by);
    return settled?.amount;
  });
}
