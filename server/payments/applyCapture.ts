import type { OrderState } from "../../contract/orders.ts";
import type { Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { enqueue } from "../jobs/outbox.ts";
import { payments } from "../metrics/metrics.ts";
import { changeState } from "../orders/changeState.ts";
import { countCouponAgain } from "../orders/coupon.ts";
import { holdStock } from "../orders/stock.ts";
import type { Shop } from "../shop/shop.ts";
import { step } from "../steps.ts";

export type Capture = { gateway: string; gatewayOrderId: string; gatewayPaymentId: string; amount: number };
export type Captured = "accepted" | "known" | "refunding" | "unknown_order";

type Row = {
  intent_id: number;
  amount: number;
  total: number;
  order_id: number;
  order_no: string;
  state: OrderState;
  payment_method: string;
  checkout_id: string;
};

/** Undoes the second hold of an order that was paid too late, and says why it could not be had again. */
class TooLate extends Error {}

const whyNotNeeded = ({ payment_method }: Row) =>
  payment_method === "cod" ? "The order is paid on delivery" : "The order had been paid already";

/** Why a capture can't pay its order; undefined when it does, and then the order is confirmed. */
async function settle(tx: Transaction, row: Row, amount: number): Promise<string | undefined> {
  if (amount !== row.amount) return `The amount ${amount} is not the ${row.amount} that was asked for`;
  if (row.amount !== row.total && ["awaiting_payment", "expired"].includes(row.state))
    return `The order has come to ${row.total} since`;
  if (row.state === "awaiting_payment") {
    await changeState(tx, row.order_id, ["awaiting_payment"], "confirmed", { cause: "Paid", actor: "gateway" });
    return undefined;
  }
  if (row.state !== "expired") return row.state === "cancelled" ? "The order had been cancelled" : whyNotNeeded(row);
  const [replaced] = await tx`select from orders where checkout_id = ${row.checkout_id} and live`;
  if (replaced) return "The order had been replaced by another";
  try {
    await tx.savepoint(async (inner) => {
      if (!(await countCouponAgain(inner, row.order_id))) throw new TooLate("its coupon is used up");
      if ((await holdStock(inner, row.order_id, true)).some(({ held }) => !held))
        throw new TooLate("its products are sold");
    });
  } catch (error) {
    if (error instanceof TooLate) return `The payment came after the order had expired, and ${error.message}`;
    throw error;
  }
  await changeState(tx, row.order_id, ["expired"], "confirmed", {
    cause: "Paid after it had expired",
    actor: "gateway",
  });
  return undefined;
}

/**
 * The only road to *paid*, for the browser's return, the webhook and the reconciler alike. A payment that is known
 * changes nothing; one that can't pay its order any more is written down and refunded.
 */
export async function applyCapture(
  shop: Pick<Shop, "sql">,
  { gateway, gatewayOrderId, gatewayPaymentId, amount }: Capture,
): Promise<Captured> {
  const captured = await transaction(shop.sql, async (tx): Promise<Captured> => {
    const [row] = await tx<Row[]>`
      select i.id as intent_id, i.amount, o.total, o.id as order_id, o.order_no, o.state, o.payment_method, o.checkout_id
      from payment_intent i join orders o on o.id = i.order_id
      where i.gateway = ${gateway} and i.gateway_order_id = ${gatewayOrderId} for update of o`;
    if (!row) return "unknown_order";
    const [known] =
      await tx`select from payment where gateway = ${gateway} and gateway_payment_id = ${gatewayPaymentId}`;
    if (known) return "known";
    await step("applyCapture: order locked");
    const reason = await settle(tx, row, amount);
    await step("applyCapture: settled");
    const [payment] = await tx<{ id: number }[]>`
      insert into payment (order_id, intent_id, gateway, gateway_payment_id, amount, accepted, reason)
      values (${row.order_id}, ${row.intent_id}, ${gateway}, ${gatewayPaymentId}, ${amount}, ${reason === undefined}, ${reason ?? null}) returning id`;
    if (!payment) throw new Error("A payment could not be written down.");
    if (reason === undefined) {
      // The way to pay may have been changed meanwhile: only the one that was paid by counts.
      await tx`update payment_intent set state = 'closed' where order_id = ${row.order_id} and state = 'open' and id <> ${row.intent_id}`;
      await tx`update payment_intent set state = 'paid' where id = ${row.intent_id}`;
      await enqueue(tx, {
        topic: "mail",
        key: `mail:order_confirmed:${row.order_no}`,
        payload: { template: "order_confirmed", order_no: row.order_no },
      });
      await step("applyCapture: before commit");
      return "accepted";
    }
    await requestRefund(tx, payment.id, amount, `late:${gateway}:${gatewayPaymentId}`, reason);
    await enqueue(tx, {
      topic: "mail",
      key: `mail:payment_refunded:${gatewayPaymentId}`,
      payload: { template: "payment_refunded", order_no: row.order_no },
    });
    await step("applyCapture: before commit");
    return "refunding";
  });
  if (captured === "accepted" || captured === "refunding") payments.inc({ gateway, outcome: captured });
  await step("applyCapture: committed");
  return captured;
}

/**
 * Sets money aside to be given back and queues the giving. The key stands once; more than was paid is refused by the
 * table. What was paid in cash waits for the staff to transfer it (enterTransfer).
 */
export async function requestRefund(
  tx: Transaction,
  paymentId: number,
  amount: number,
  requestKey: string,
  reason: string,
): Promise<void> {
  const [refund] = await tx<{ id: number }[]>`
    insert into refund (payment_id, amount, request_key, reason) values (${paymentId}, ${amount}, ${requestKey}, ${reason})
    on conflict (request_key) do nothing returning id`;
  if (!refund) return;
  const [payment] = await tx<
    { gateway: string }[]
  >`update payment set refunded = refunded + ${amount} where id = ${paymentId} returning gateway`;
  if (payment?.gateway !== "cod")
    await enqueue(tx, { topic: "refund", key: `refund:${requestKey}`, payload: { refund_id: refund.id } });
  await step("refund: requested");
}
