import { transaction } from "../database/transaction.ts";
import { enqueue } from "../jobs/outbox.ts";
import type { Shop } from "../shop/shop.ts";
import type { Actor } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";

/**
 * The staff has transferred what an order for cash was to get back; `reference` is the bank's (UTR). Answers how much
 * that was, in paise; undefined when nothing was due.
 */
export async function settleCashRefund(
  shop: Pick<Shop, "sql">,
  orderNo: string,
  reference: string,
  by: Actor,
): Promise<number | undefined> {
  return transaction(shop.sql, async (tx) => {
    const settled = await tx<{ id: number; amount: number }[]>`
      update refund r set state = 'processed', gateway_refund_id = ${reference}
      from payment p join orders o on o.id = p.order_id
      where p.id = r.payment_id and p.gateway = 'cod' and o.order_no = ${orderNo} and r.state = 'pending' returning r.id, r.amount`;
    const [first] = settled;
    if (!first) return undefined;
    await enqueue(tx, {
      topic: "mail",
      key: `mail:refund_sent:${orderNo}:${first.id}`,
      payload: { template: "refund_sent", order_no: orderNo },
    });
    const sum = settled.reduce((sum, { amount }) => sum + amount, 0);
    await recordAct(tx, by, { act: "refunds.paid", thing: "order", id: orderNo, after: { amount: sum, reference } });
    return sum;
  });
}
