import type { Transaction } from "../database/connect.ts";

/** Writes down that an order for cash on delivery was paid at the door; other orders stay as they are. */
export async function takeCash(tx: Transaction, orderId: number): Promise<void> {
  await tx`
    with paid as (
      insert into payment_intent (order_id, gateway, gateway_order_id, amount, state)
      select id, 'cod', order_no, total, 'paid' from orders where id = ${orderId} and payment_method = 'cod' and total > 0
      returning id, order_id, gateway_order_id, amount)
    insert into payment (order_id, intent_id, gateway, gateway_payment_id, amount, accepted)
    select order_id, id, 'cod', gateway_order_id, amount, true from paid`;
}
