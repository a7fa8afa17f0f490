import { allocate } from "../cart/allocate.ts";
import { transaction } from "../database/transaction.ts";
import { issueCreditNote, readCreditable } from "../invoices/issueCreditNote.ts";
import { ensureInvoice } from "../invoices/issueInvoice.ts";
import { enqueue } from "../jobs/outbox.ts";
import { type Asked, claimOnce } from "../orders/claimOnce.ts";
import type { Shop } from "../shop/shop.ts";
import type { Actor } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { requestRefund } from "./applyCapture.ts";

export type Refunding = "refunded" | "repeated" | "other_body" | "unknown" | "not_paid" | "not_sent" | "too_much";

/**
 * Gives back part of what an order was paid with, by the staff's word. What was sent is credited by a note; before it is
 * sent an order is cancelled instead. `reference`: the bank's, when the staff has transferred it already. `asked`: the
 * request that asks for it, which does nothing when it comes again.
 */
export async function refundOrder(
  shop: Pick<Shop, "sql" | "settings">,
  orderNo: string,
  { amount, reason, reference }: { amount: number; reason: string; reference?: string | undefined },
  by: Actor,
  asked?: Asked,
): Promise<Refunding> {
  return transaction(shop.sql, async (tx): Promise<Refunding> => {
    const claimed = asked && (await claimOnce(tx, asked));
    if (claimed) return claimed;
    const [order] = await tx<
      { id: number; state: string }[]
    >`select id, state from orders where order_no = ${orderNo} for update`;
    if (!order) return "unknown";
    if (["awaiting_payment", "confirmed", "packed"].includes(order.state)) return "not_sent";
    // Of a cancelled or expired order, what a failed refund has left behind.
    const over = ["cancelled", "expired"].includes(order.state);
    const [payment] = await tx<{ id: number; left: number; times: number }[]>`
      select p.id, p.amount - p.refunded - p.moved as left, (select count(*)::int from refund where payment_id = p.id) as times from payment p
      where p.order_id = ${order.id} and (p.accepted or p.refunded < p.amount) order by p.accepted, p.id limit 1 for update`;
    if (!payment) return "not_paid";
    if (amount > payment.left) return "too_much";
    const key = `staff:${orderNo}:${payment.times + 1}`;
    if (!over) await ensureInvoice(tx, shop.settings, order.id);
    const lines = over ? [] : await readCreditable(tx, order.id);
    if (lines.length > 0) {
      const left = lines.map((line) => line.amount - line.credited_amount);
      if (amount > left.reduce((sum, part) => sum + part, 0)) return "too_much";
      const credits = allocate(amount, left).map((goods, index) => ({
        variant_id: lines[index]?.variant_id ?? 0,
        quantity: 0,
        goods,
        charges: 0,
      }));
      const given = credits.filter(({ goods }) => goods > 0);
      await issueCreditNote(tx, shop.settings, order.id, given, { cause: key, reason });
    }
    await requestRefund(tx, payment.id, amount, key, reason);
    if (reference) {
      await tx`delete from outbox where key = ${`refund:${key}`}`;
      await tx`update refund set state = 'processed', gateway_refund_id = ${reference} where request_key = ${key}`;
    }
    await recordAct(tx, by, {
      act: "refunds.make",
      thing: "order",
      id: orderNo,
      after: { amount, reason, reference: reference ?? null },
    });
    await enqueue(tx, {
      topic: "mail",
      key: `mail:refund:${key}`,
      payload: { template: "refund", order_no: orderNo, n: payment.times + 1 },
    });
    return "refunded";
  });
}
