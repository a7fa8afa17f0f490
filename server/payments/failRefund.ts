import { transaction } from "../database/transaction.ts";
import type { Shop } from "../shop/shop.ts";
import { step } from "../steps.ts";
import { gatewayOf } from "./gatewayOf.ts";

/**
 * Notes that a refund's money did not arrive, once the gateway confirms it. It stays set aside, with its credit note: somebody has
 * to transfer it (settleTransfers), and until then the office, `bin/shop status` and an alert name it.
 */
export async function failRefund(shop: Shop, gatewayName: string, gatewayRefundId: string): Promise<void> {
  if (!(await gatewayOf(shop, gatewayName)?.hasRefundFailed?.(gatewayRefundId))) return;
  await transaction(shop.sql, async (tx) => {
    const [failed] = await tx<{ request_key: string }[]>`
      update refund r set state = 'failed' from payment p
      where p.id = r.payment_id and p.gateway = ${gatewayName} and r.gateway_refund_id = ${gatewayRefundId} and r.state = 'processed' and r.transfer is null
      returning r.request_key`;
    if (!failed) return;
    await step("failRefund: noted");
    shop.log.error({ gateway: gatewayName, refund: failed.request_key }, "a refund did not arrive");
  });
}
