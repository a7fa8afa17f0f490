import type { Transaction } from "../database/connect.ts";

/**
 * Writes down that an order for cash on delivery was paid at the door, less what was credited before as a parcel of it came back;
 * other orders stay as they are.
 */
export async function takeCash(tx: Transaction, orderId: number): Promise<void> {
  await tx`
    with paid as (
      insert into payment_intent (order_id, gateway, gateway_order_id, amount, state)
      select id, 'cod', order_no, total - back, 'paid' from orders cross join lateral (
        select coalesce(sum(d.total), 0)::bigint as back from tax_document d where d.order_id = orders.id and d.kind = 'credit_note') c
      where id = ${orderId} and payment_method = 'cod' and total > back
      returning id, order_id, gateway_order_id, amount)
    insert into payment (order_id, intent_id, gateway, gateway_payment_id, amount, accepted)
    select order_id, id, 'cod', gateway_order_id, amount, true from paid`;
}
