import { transaction } from "../database/transaction.ts";
import { enqueue } from "../jobs/outbox.ts";
import type { Shop } from "../shop/shop.ts";
import { applyCapture } from "./applyCapture.ts";
import type { GatewayPayment } from "./gateway.ts";
import { gatewayOf } from "./gatewayOf.ts";
import { keepUnclear } from "./keepUnclear.ts";

/** How long after a failed payment it is written about, in seconds: most try again at once, and then nothing is written. */
const patience = 300;

/** Has the shopper told, once, that his payment failed, unless the order is paid by then. */
async function tellFailure(shop: Shop, gatewayName: string, gatewayOrderId: string): Promise<void> {
  await transaction(shop.sql, async (tx) => {
    const [order] = await tx<{ order_no: string }[]>`
      select o.order_no from payment_intent i join orders o on o.id = i.order_id
      where i.gateway = ${gatewayName} and i.gateway_order_id = ${gatewayOrderId} and o.state = 'awaiting_payment'`;
    if (!order) return;
    const payload = { template: "payment_failed", order_no: order.order_no } as const;
    await enqueue(tx, { topic: "mail", key: `mail:payment_failed:${order.order_no}`, payload, after: patience });
  });
}

/**
 * Asks the gateway what became of one of its orders and applies every capture; answers all payments it knows of. What
 * goes wrong with one payment is thrown when all others are seen to.
 */
export async function askGateway(shop: Shop, gatewayName: string, gatewayOrderId: string): Promise<GatewayPayment[]> {
  const gateway = gatewayOf(shop, gatewayName);
  if (!gateway) return [];
  const payments = await gateway.fetchPayments(gatewayOrderId);
  const errors: unknown[] = [];
  for (const payment of payments) {
    if (payment.state === "captured") {
      const { id, amount } = payment;
      await applyCapture(shop, { gateway: gatewayName, gatewayOrderId, gatewayPaymentId: id, amount }).catch((error) =>
        errors.push(error),
      );
    } else if (payment.state === "pending" && payment.error) errors.push(payment.error);
  }
  await keepUnclear(shop, gatewayName, gatewayOrderId, payments);
  if (errors.length > 0) throw errors[0];
  if (payments.length > 0 && payments.every(({ state }) => state === "failed"))
    await tellFailure(shop, gatewayName, gatewayOrderId);
  return payments;
}
