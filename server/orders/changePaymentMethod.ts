import type { PaymentMethod } from "../../contract/cart.ts";
import type { Order } from "../../contract/orders.ts";
import { allocateCharges } from "../cart/allocateCharges.ts";
import type { Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { enqueue } from "../jobs/outbox.ts";
import { askGateway } from "../payments/askGateway.ts";
import type { Shop } from "../shop/shop.ts";
import { step } from "../steps.ts";
import { changeState } from "./changeState.ts";
import { waysToPay } from "./waysToPay.ts";

/** What came of it; `refused` says why in words, `moved` that the order, or its total by this way, is another than the shopper agreed to. */
export type MethodChange =
  | { outcome: "changed" }
  | { outcome: "refused"; message: string }
  | { outcome: "moved" | "pending" | "not_payable" };

/** Whether money is on its way at the gateway that was tried; what has arrived there is applied. One that is away says nothing. */
async function isUnderWay(shop: Shop, orderNo: string): Promise<boolean> {
  const tried = await shop.sql<{ gateway: string; gateway_order_id: string }[]>`
    select i.gateway, i.gateway_order_id from payment_intent i join orders o on o.id = i.order_id
    where o.order_no = ${orderNo} and i.state = 'open' and i.gateway_order_id is not null`;
  for (const { gateway, gateway_order_id } of tried) {
    try {
      const payments = await askGateway(shop, gateway, gateway_order_id);
      if (payments.some(({ state }) => state === "pending")) return true;
    } catch (error) {
      // Money that comes later by the way that was left is given back by itself.
      shop.log.warn({ err: error, order: orderNo }, "gateway not asked before the way to pay was changed");
    }
  }
  return false;
}

/** Has the order paid on delivery: the fee is added, spread over the lines with its tax, and the order goes on. */
async function toCash(tx: Transaction, orderId: number, orderNo: string, fee: number): Promise<void> {
  const lines = await tx<{ variant_id: number; value: number; gst_bp: number }[]>`
    select variant_id, unit_price * quantity - discount as value, gst_bp from order_line where order_id = ${orderId} order by variant_id`;
  const [order] = await tx<{ shipping: number }[]>`select shipping from orders where id = ${orderId}`;
  const shares = allocateCharges((order?.shipping ?? 0) + fee, lines);
  const spread = lines.map(({ variant_id }, index) => ({ variant_id, ...shares[index] }));
  await tx`
    update order_line l set charges = s.charges, charges_tax = s.tax
    from jsonb_to_recordset(${JSON.stringify(spread)}::text::jsonb) as s(variant_id int, charges bigint, tax bigint)
    where l.order_id = ${orderId} and l.variant_id = s.variant_id`;
  await tx`
    update orders set payment_method = 'cod', fees = ${fee}, total = items - discount + shipping + ${fee},
      tax_included = (select sum(tax + charges_tax) from order_line where order_id = ${orderId})
    where id = ${orderId}`;
  await changeState(tx, orderId, ["awaiting_payment"], "confirmed", {
    cause: "To be paid on delivery",
    actor: "shopper",
  });
  await enqueue(tx, {
    topic: "mail",
    key: `mail:order_confirmed:${orderNo}`,
    payload: { template: "order_confirmed", order_no: orderNo },
  });
}

/** Has the order paid through another gateway. One that was left before is taken up again: it knows the order by its number. */
async function toGateway(tx: Transaction, orderId: number, method: PaymentMethod): Promise<void> {
  await tx`update orders set payment_method = ${method} where id = ${orderId}`;
  const again = await tx`
    update payment_intent i set state = 'open' from orders o
    where o.id = ${orderId} and i.order_id = o.id and i.gateway = ${method} and i.state = 'closed' and i.amount = o.total returning i.id`;
  if (again.length === 0)
    await tx`insert into payment_intent (order_id, gateway, amount) select id, ${method}, total from orders where id = ${orderId}`;
}

/**
 * Changes how an unpaid order is paid, to cash on delivery too where that is possible. `agreed`: the total in paise that
 * the shopper was shown for it. Not while a payment is under way; one that comes after all by the way that was left
 * pays the order if it still waits, else it is refunded (applyCapture).
 */
export async function changePaymentMethod(
  shop: Shop,
  order: Order,
  method: PaymentMethod,
  agreed?: number,
): Promise<MethodChange> {
  if (order.state !== "awaiting_payment") return { outcome: "not_payable" };
  if (method === order.payment_method) return { outcome: "changed" };
  const way = (await waysToPay(shop, order)).find(({ payment_method }) => payment_method === method);
  if (!way || way.reason) return { outcome: "refused", message: way?.reason ?? "This way to pay is not offered." };
  if (agreed !== undefined && agreed !== way.total) return { outcome: "moved" };
  if (await isUnderWay(shop, order.order_no)) return { outcome: "pending" };
  return transaction(shop.sql, async (tx): Promise<MethodChange> => {
    const [waiting] = await tx<{ id: number; total: number; pincode: string }[]>`
      select id, total, address ->> 'pincode' as pincode from orders where order_no = ${order.order_no} and state = 'awaiting_payment' for update`;
    if (!waiting) return { outcome: "not_payable" };
    // The office may have edited it while the gateway was asked: what was judged is no longer what is ordered.
    if (waiting.total !== order.total || waiting.pincode !== order.address.pincode) return { outcome: "moved" };
    await step("changePaymentMethod: order locked");
    await tx`update payment_intent set state = 'closed' where order_id = ${waiting.id} and state = 'open'`;
    if (method === "cod") await toCash(tx, waiting.id, order.order_no, way.total - (order.total - order.cod_fee));
    else await toGateway(tx, waiting.id, method);
    await step("changePaymentMethod: before commit");
    return { outcome: "changed" };
  });
}
