import type { OrderState } from "../../contract/orders.ts";
import type { Transaction } from "../database/connect.ts";
import { afterCommit } from "../database/transaction.ts";
import { orderChanges } from "../metrics/metrics.ts";

/** Why an order changed and at whose hand, as its history tells. */
export type Cause = { cause: string; actor: "shopper" | "staff" | "gateway" | "courier" | "clock" };

/**
 * The only way an order changes its state: compare and swap, and a line in its history. False: it was in none of the
 * `from` states any more, so somebody else was faster. The table order_transition refuses a change that doesn't exist.
 */
export async function changeState(
  tx: Transaction,
  orderId: number,
  from: OrderState[],
  to: OrderState,
  { cause, actor }: Cause,
): Promise<boolean> {
  const changed = await tx<{ from_state: OrderState }[]>`
    with before as (select id, state from orders where id = ${orderId} and state = any(${from}) for update),
    after as (
      update orders o set state = ${to}, expires_at = case when ${to} = 'awaiting_payment' then expires_at end
      from before b where o.id = b.id returning o.id, b.state as from_state)
    insert into order_event (order_id, seq, from_state, to_state, cause, actor)
    select id, (select max(seq) + 1 from order_event where order_id = id), from_state, ${to}, ${cause}, ${actor} from after
    returning from_state`;
  for (const { from_state } of changed) afterCommit(tx, () => orderChanges.inc({ from: from_state, to }));
  return changed.length === 1;
}
