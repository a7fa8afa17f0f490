import type { OrderState } from "../../contract/orders.ts";
import type { Transaction } from "../database/connect.ts";
import { afterCommit } from "../database/transaction.ts";
import { orderChanges } from "../metrics/metrics.ts";
import { newsAfter } from "../news/publishNews.ts";
import { type Actor, written } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";

/** Why an order changed and at whose hand, as its history tells. */
export type Cause = { cause: string; actor: Actor };

/**
 * The only way an order changes its state: compare and swap, and a line in its history. False: it was in none of the
 * `from` states any more, so somebody else was faster. The table order_transition refuses a change that doesn't exist.
 * What the staff changes is written down with the name in the audit too.
 */
export async function changeState(
  tx: Transaction,
  orderId: number,
  from: OrderState[],
  to: OrderState,
  { cause, actor }: Cause,
): Promise<boolean> {
  const by = written(actor);
  const changed = await tx<{ from_state: OrderState; order_no: string }[]>`
    with before as (select id, state from orders where id = ${orderId} and state = any(${from}) for update),
    after as (
      update orders o set state = ${to}, expires_at = case when ${to} = 'awaiting_payment' then expires_at end
      from before b where o.id = b.id returning o.id, o.order_no, b.state as from_state),
    told as (
      insert into order_event (order_id, seq, from_state, to_state, cause, actor, staff_name, staff_id)
      select id, (select max(seq) + 1 from order_event where order_id = id), from_state, ${to}, ${cause}, ${by.actor},
        ${by.staffName}, ${by.staffId}::int from after)
    select from_state, order_no from after`;
  for (const { from_state, order_no } of changed) {
    afterCommit(tx, () => orderChanges.inc({ from: from_state, to }));
    const kind = to === "return_requested" ? "return" : "order";
    newsAfter(tx, { kind, id: order_no, state: to, fresh: kind === "return" || to === "confirmed" });
    const states = { before: { state: from_state }, after: { state: to, cause } };
    await recordAct(tx, actor, { act: `orders.${to}`, thing: "order", id: order_no, ...states });
  }
  return changed.length === 1;
}
