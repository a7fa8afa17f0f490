import { transaction } from "../database/transaction.ts";
import { step } from "../orders/steps.ts";
import type { Shop } from "../shop/shop.ts";
import { gatewayOf } from "./gatewayOf.ts";

/**
 * Takes a refund out of the books whose money did not arrive, once the gateway confirms it. The payment counts as not
 * given back again: the audit names it until somebody has refunded it another way.
 */
export async function failRefund(shop: Shop, gatewayName: string, gatewayRefundId: string): Promise<void> {
  if (!(await gatewayOf(shop, gatewayName)?.hasRefundFailed?.(gatewayRefundId))) return;
  await transaction(shop.sql, async (tx) => {
    const [failed] = await tx<{ payment_id: number; amount: number; request_key: string }[]>`
      update refund r set state = 'failed' from payment p
      where p.id = r.payment_id and p.gateway = ${gatewayName} and r.gateway_refund_id = ${gatewayRefundId} and r.state = 'processed'
      returning r.payment_id, r.amount, r.request_key`;
    if (!failed) return;
    await tx`update payment set refunded = refunded - ${failed.amount} where id = ${failed.payment_id}`;
    await step("failRefund: taken back");
    shop.log.error({ gateway: gatewayName, refund: failed.request_key }, "a refund did not arrive");
  });
}
