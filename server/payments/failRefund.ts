import { transaction } from "../database/transaction.ts";
import type { Shop } from "../shop/shop.ts";
import { step } from "../steps.ts";
import { gatewayOf } from "./gatewayOf.ts";

/**
 * Notes that a refund's money did not arrive, once the gateway confirms it. It stays set aside, with its credit note: somebody has
 * to transfer it (settleTransfers), and until then the office, `bin/shop status` and an alert name it. The news may come before the
 * shop has written down the refund's number there; then it is known by the key it was asked for by.
 */
export async function failRefund(shop: Shop, gatewayName: string, gatewayRefundId: string): Promise<void> {
  const known = await gatewayOf(shop, gatewayName)?.fetchRefund?.(gatewayRefundId);
  if (!known?.failed) return;
  await transaction(shop.sql, async (tx) => {
    const [failed] = await tx<{ request_key: string }[]>`
      update refund r set state = 'failed', set_aside = true, gateway_refund_id = ${gatewayRefundId} from payment p
      where p.id = r.payment_id and p.gateway = ${gatewayName} and ((r.gateway_refund_id = ${gatewayRefundId} and r.state = 'processed' and r.transfer is null)
        or (r.request_key = ${known.requestKey ?? null} and r.state = 'pending'))
      returning r.request_key`;
    if (!failed) return;
    await step("failRefund: noted");
    shop.log.error({ gateway: gatewayName, refund: failed.request_key }, "a refund did not arrive");
  });
}
