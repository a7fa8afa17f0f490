import { randomBytes } from "node:crypto";
import type { Sql, Transaction } from "../../database/connect.ts";
import { together } from "../../database/together.ts";
import { isSigned, sign } from "../../secret.ts";
import { step } from "../../steps.ts";

/**
 * The practice gateway itself: a small payment service with books of its own (schema `practice`), as far from the
 * shop's as a real one's would be. No money moves. Amounts in paise.
 */
export type PaymentOrder = { id: string; receipt: string; amount: number; return_url: string };
export type Outcome = "pay" | "fail" | "pend" | "cancel";
export type Delivery = "once" | "twice" | "late";

/** How late a late webhook is, in seconds. */
const lateBy = 20;
const newId = (prefix: string) => `${prefix}_${randomBytes(9).toString("base64url").replace(/[-_]/g, "x")}`;

type Asked = { receipt: string; amount: number; returnUrl: string; webhookUrl: string };

/** Opens orders, one for each receipt, in the order of their receipts, so that nobody who does the same deadlocks. */
const openAll = together(async (sql, asked: Asked[]): Promise<(PaymentOrder | undefined)[]> => {
  const rows = asked.map(({ receipt, amount, returnUrl, webhookUrl }) => ({
    id: newId("prac"),
    receipt,
    amount,
    return_url: returnUrl,
    webhook_url: webhookUrl,
  }));
  // What is set again is what stands: so that the order that was opened before is answered, too.
  const orders = await sql<PaymentOrder[]>`
    insert into practice.payment_order (id, receipt, amount, return_url, webhook_url)
    select distinct on (receipt) id, receipt, amount, return_url, webhook_url
    from jsonb_to_recordset(${sql.json(rows)}) as a (id text, receipt text, amount bigint, return_url text, webhook_url text)
    order by receipt
    on conflict (receipt) do update set receipt = excluded.receipt
    returning id, receipt, amount, return_url`;
  const byReceipt = new Map(orders.map((order) => [order.receipt, order]));
  return asked.map(({ receipt }) => byReceipt.get(receipt));
});

/** Opens an order for a receipt, or finds the one there is. */
export async function openPaymentOrder(
  sql: Sql,
  receipt: string,
  amount: number,
  urls: { returnUrl: string; webhookUrl: string },
): Promise<PaymentOrder> {
  const order = await openAll(sql, { receipt, amount, ...urls });
  if (!order) throw new Error(`The practice gateway lost its order for ${receipt}.`);
  return order;
}

export async function findPaymentOrder(sql: Sql, id: string): Promise<(PaymentOrder & { paid: boolean }) | undefined> {
  const [order] = await sql<(PaymentOrder & { paid: boolean })[]>`
    select id, receipt, amount, return_url,
      exists (select from practice.payment where payment_order_id = o.id and state in ('pending', 'captured')) as paid
    from practice.payment_order o where id = ${id}`;
  return order;
}

export const paymentsOf = (sql: Sql, orderId: string) =>
  sql<{ id: string; amount: number; state: "pending" | "captured" | "failed" | "cancelled" }[]>`
    select id, amount, state from practice.payment where payment_order_id = ${orderId} order by created_at, id`;

/** Signs what goes to the shop, as gateways do. */
export const practiceSignature = (secret: string, text: string): string => sign(secret, "practice gateway", text);
export const isFromPractice = (secret: string, text: string, signature: string): boolean =>
  isSigned(secret, "practice gateway", text, signature);

async function announce(
  tx: Transaction,
  orderId: string,
  paymentId: string,
  event: string,
  afterSeconds: number,
  times: number,
): Promise<void> {
  const body = JSON.stringify({ event, payload: { order_id: orderId, payment_id: paymentId } });
  await tx`
    insert into practice.delivery (id, url, body, deliver_at, times)
    select ${newId("evt")}, webhook_url, ${body}, now() + ${afterSeconds} * interval '1 second', ${times}
    from practice.payment_order where id = ${orderId}`;
}

const states = { pay: "captured", fail: "failed", pend: "pending", cancel: "cancelled" } as const;

/** The shopper's choice on the gateway's page becomes a payment; answers the fields that go back to the shop, signed. */
export async function choose(
  sql: Sql,
  secret: string,
  order: PaymentOrder,
  outcome: Outcome,
  delivery: Delivery,
  settleSeconds: number,
): Promise<Record<string, string>> {
  const paymentId = newId("pay");
  const state = states[outcome];
  await sql.begin(async (tx) => {
    // One order is paid once: the row of the order serialises whoever presses twice.
    await tx`select from practice.payment_order where id = ${order.id} for update`;
    const made = await tx`
      insert into practice.payment (id, payment_order_id, amount, state, settles_at)
      select ${paymentId}, ${order.id}, ${order.amount}, ${state}, ${outcome === "pend" ? tx`now() + ${settleSeconds} * interval '1 second'` : null}
      where not exists (select from practice.payment where payment_order_id = ${order.id} and state in ('pending', 'captured'))
      returning id`;
    if (made.length === 0 || outcome === "cancel" || outcome === "pend") return;
    await announce(
      tx,
      order.id,
      paymentId,
      outcome === "pay" ? "payment.captured" : "payment.failed",
      delivery === "late" ? lateBy : 0,
      delivery === "twice" ? 2 : 1,
    );
  });
  const fields = { order_id: order.id, payment_id: paymentId, status: state };
  return {
    ...fields,
    signature: practiceSignature(secret, `${fields.order_id}|${fields.payment_id}|${fields.status}`),
  };
}

/** Pending payments whose time has come are captured and announced. Any node may do it. */
export async function settlePending(sql: Sql): Promise<number> {
  return sql.begin(async (tx) => {
    const due = await tx<{ id: string; payment_order_id: string }[]>`
      select id, payment_order_id from practice.payment where state = 'pending' and settles_at <= now() limit 50 for update skip locked`;
    for (const { id, payment_order_id } of due) {
      await tx`update practice.payment set state = 'captured' where id = ${id}`;
      await announce(tx, payment_order_id, id, "payment.captured", 0, 1);
    }
    if (due.length > 0) await step("practice: settled");
    return due.length;
  });
}

/** Gives money back; the same key twice is one refund. */
export async function refundPayment(sql: Sql, paymentId: string, amount: number, requestKey: string): Promise<string> {
  return sql.begin(async (tx) => {
    await tx`select from practice.payment where id = ${paymentId} for update`;
    const [known] = await tx<{ id: string }[]>`select id from practice.refund where request_key = ${requestKey}`;
    if (known) return known.id;
    const taken = await tx`
      update practice.payment set refunded = refunded + ${amount} where id = ${paymentId} and state = 'captured' and refunded + ${amount} <= amount returning id`;
    if (taken.length === 0) throw new Error(`The practice gateway refuses to give back ${amount} of ${paymentId}.`);
    const id = newId("rfnd");
    await tx`insert into practice.refund (id, request_key, payment_id, amount) values (${id}, ${requestKey}, ${paymentId}, ${amount})`;
    return id;
  });
}
