import type { OrderState } from "../../contract/orders.ts";
import type { Transaction } from "../database/connect.ts";
import { transaction, waitShortly } from "../database/transaction.ts";
import { creditWhole } from "../invoices/creditWhole.ts";
import { enqueue } from "../jobs/outbox.ts";
import { requestRefund } from "../payments/applyCapture.ts";
import type { Shop } from "../shop/shop.ts";
import { step } from "../steps.ts";
import { type Cause, changeState } from "./changeState.ts";
import { returnCoupon } from "./coupon.ts";
import { moveStock } from "./stock.ts";

/** How an order stood when its cancelling was decided: which edit of it, and how many paise would go back. */
type Seen = { version?: number; refund?: number | undefined };

/** Whether a locked order still stands as it was seen. */
async function isAsSeen(tx: Transaction, order: { id: number; version: number }, seen: Seen): Promise<boolean> {
  if (seen.version !== undefined && seen.version !== order.version) return false;
  if (seen.refund === undefined) return true;
  const [paid] = await tx<{ refund: number }[]>`
    select coalesce(sum(amount - refunded), 0)::bigint as refund from payment where order_id = ${order.id} and accepted`;
  return paid?.refund === seen.refund;
}

/**
 * Cancels an order that has not left: its stock and coupon go back, what was paid is refunded in full, and what was
 * packed, and so invoiced, is credited by a note. False: it was in none of the `from` states any more, or not as it was
 * `seen`.
 */
export async function cancelOrder(
  shop: Pick<Shop, "sql" | "settings">,
  orderNo: string,
  from: OrderState[],
  cause: Cause,
  seen: Seen = {},
): Promise<boolean> {
  return transaction(shop.sql, async (tx) => {
    await waitShortly(tx);
    const [order] = await tx<
      { id: number; state: string; version: number }[]
    >`select id, state, version from orders where order_no = ${orderNo} for update`;
    if (!order || !(await isAsSeen(tx, order, seen)) || !(await changeState(tx, order.id, from, "cancelled", cause)))
      return false;
    await step("cancelOrder: state changed");
    await returnCoupon(tx, order.id);
    await moveStock(tx, order.id, "release");
    await tx`update payment_intent set state = 'closed' where order_id = ${order.id} and state = 'open'`;
    const [paid] = await tx<
      { id: number; amount: number }[]
    >`select id, amount - refunded as amount from payment where order_id = ${order.id} and accepted and amount > refunded`;
    if (paid) await requestRefund(tx, paid.id, paid.amount, `cancel:${orderNo}`, cause.cause);
    if (order.state === "packed")
      await creditWhole(tx, shop.settings, order.id, { cause: "cancel", reason: "Cancelled before it was sent" });
    await enqueue(tx, {
      topic: "mail",
      key: `mail:order_cancelled:${orderNo}`,
      payload: { template: "order_cancelled", order_no: orderNo },
    });
    await step("cancelOrder: before commit");
    return true;
  });
}
