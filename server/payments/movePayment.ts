import type { Transaction } from "../database/connect.ts";

/**
 * Pays another order with what an order was paid with: the money stays where it is, and is no longer there to be given back for
 * the first one. Money in paise. False: so much is not left, or there is nothing to pay.
 */
export async function movePayment(
  tx: Transaction,
  from: number,
  { id, orderNo, total }: { id: number; orderNo: string; total: number },
): Promise<boolean> {
  if (total === 0) return false;
  const [paid] = await tx<{ id: number; gateway: string }[]>`
    update payment set moved = moved + ${total}
    where order_id = ${from} and accepted and amount - refunded - moved >= ${total} returning id, gateway`;
  if (!paid) return false;
  const known = `exchange ${orderNo}`; // no gateway's number: there it is still the first order's
  await tx`
    with intent as (
      insert into payment_intent (order_id, gateway, gateway_order_id, amount, state) values (${id}, ${paid.gateway}, ${known}, ${total}, 'paid')
      returning id)
    insert into payment (order_id, intent_id, gateway, gateway_payment_id, amount, accepted, paid_from)
    select ${id}, id, ${paid.gateway}, ${known}, ${total}, true, ${paid.id} from intent`;
  return true;
}
