import { allocate } from "../cart/allocate.ts";
import type { Transaction } from "../database/connect.ts";
import { orUndone, Rollback } from "../database/rollback.ts";
import { transaction } from "../database/transaction.ts";
import { issueCreditNote, readCreditable } from "../invoices/issueCreditNote.ts";
import { ensureInvoice } from "../invoices/issueInvoice.ts";
import { enqueue } from "../jobs/outbox.ts";
import { type Asked, claimOnce } from "../orders/claimOnce.ts";
import type { Shop } from "../shop/shop.ts";
import type { Actor } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { requestRefund } from "./applyCapture.ts";
import { isSetAside } from "./dueRefunds.ts";

export type Refunding =
  | "refunded"
  | "repeated"
  | "other_body"
  | "unknown"
  | "not_paid"
  | "not_sent"
  | "too_much"
  | "limit";

/**
 * `most`: up to how much in all, in paise, the staff may give back of one order by the word of who asks; without it whatever is left.
 * `ask`: throws what refuses so much in all, within the transaction that holds the order.
 */
type Wanted = {
  amount: number;
  reason: string;
  reference?: string | undefined;
  most?: number | undefined;
  ask?: ((tx: Transaction, inAll: number) => Promise<void>) | undefined;
};

/** What the staff has given back of an order by its own word, in paise: returns and cancelling are not among it. */
async function givenByStaff(sql: Transaction, orderNo: string): Promise<number> {
  const [row] = await sql<{ given: number }[]>`
    select coalesce(sum(r.amount), 0)::bigint as given from refund r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id
    where o.order_no = ${orderNo} and starts_with(r.request_key, 'staff:') and ${isSetAside(sql)}`;
  return row?.given ?? 0;
}

/** The payment of which money goes back, locked: the one that pays the order; of an order that is over, whatever is left of any. */
async function lockPayment(tx: Transaction, orderId: number, isOver: boolean) {
  const [payment] = await tx<{ id: number; left: number; n: number }[]>`
    select id, amount - refunded - moved as left, 1 + (
      select count(*)::int from refund r join payment q on q.id = r.payment_id where q.order_id = ${orderId}) as n
    from payment where order_id = ${orderId} and (accepted or ${isOver})
    order by amount > refunded + moved desc, id limit 1 for update`;
  return payment;
}

/** Credits `amount` paise over the order's lines, by what is left of each. False: so much is not left. */
async function credit(
  tx: Transaction,
  { settings }: Pick<Shop, "settings">,
  orderId: number,
  { amount, reason }: Wanted,
  cause: string,
): Promise<boolean> {
  await ensureInvoice(tx, settings, orderId);
  const lines = await readCreditable(tx, orderId);
  if (lines.length === 0) return true;
  const left = lines.map((line) => line.amount - line.credited_amount);
  if (amount > left.reduce((sum, part) => sum + part, 0)) return false;
  const credits = allocate(amount, left).map((goods, index) => ({
    variant_id: lines[index]?.variant_id ?? 0,
    quantity: 0,
    goods,
    charges: 0,
  }));
  const given = credits.filter(({ goods }) => goods > 0);
  await issueCreditNote(tx, settings, orderId, given, { cause, reason });
  return true;
}

async function giveBack(
  tx: Transaction,
  shop: Pick<Shop, "settings">,
  orderNo: string,
  wanted: Wanted,
  by: Actor,
): Promise<Refunding> {
  const { amount, reason, reference, most, ask } = wanted;
  const [order] = await tx<{ id: number; state: string }[]>`
    select id, state from orders where order_no = ${orderNo} for update`;
  if (!order) return "unknown";
  if (["awaiting_payment", "confirmed", "packed"].includes(order.state)) return "not_sent";
  const isOver = ["cancelled", "expired"].includes(order.state);
  const payment = await lockPayment(tx, order.id, isOver);
  if (!payment) return "not_paid";
  if (amount > payment.left) return "too_much";
  const inAll = amount + (await givenByStaff(tx, orderNo));
  if (most !== undefined && inAll > most) return "limit";
  await ask?.(tx, inAll);
  const key = `staff:${orderNo}:${payment.n}`;
  if (!isOver && !(await credit(tx, shop, order.id, wanted, key))) return "too_much";
  await requestRefund(tx, payment.id, amount, key, reason);
  if (reference) {
    await tx`delete from outbox where key = ${`refund:${key}`}`;
    await tx`update refund set state = 'processed', gateway_refund_id = ${reference}, transfer = ${reference} where request_key = ${key}`;
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
    payload: { template: "refund", order_no: orderNo, n: payment.n },
  });
  return "refunded";
}

/**
 * Gives back part of what an order was paid with, in paise, by the staff's word. What was sent is credited by a note; before it is
 * sent an order is cancelled instead. `reference`: the bank's, when the staff has transferred it already. `asked`: the
 * request that asks for it, which does nothing when it comes again; one that was refused is asked anew. What a gateway could not
 * give back is not left to be given back again: it waits to be transferred (settleTransfers).
 */
export function refundOrder(
  shop: Pick<Shop, "sql" | "settings">,
  orderNo: string,
  wanted: Wanted,
  by: Actor,
  asked?: Asked,
): Promise<Refunding> {
  return orUndone(
    transaction(shop.sql, async (tx): Promise<Refunding> => {
      const claimed = asked && (await claimOnce(tx, asked));
      if (claimed) return claimed;
      const outcome = await giveBack(tx, shop, orderNo, wanted, by);
      if (outcome !== "refunded") throw new Rollback<Refunding>(outcome);
      return outcome;
    }),
  );
}
