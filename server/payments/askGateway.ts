import type { Shop } from "../rooms.ts";
import { applyCapture } from "./applyCapture.ts";
import type { GatewayPayment } from "./gateway.ts";
import { gatewayOf } from "./gateway.ts";

/** Asks the gateway what became of one of its orders and applies every capture; answers all payments it knows of. */
export async function askGateway(shop: Shop, gatewayName: string, gatewayOrderId: string): Promise<GatewayPayment[]> {
  const gateway = gatewayOf(shop, gatewayName);
  if (!gateway) return [];
  const payments = await gateway.fetchPayments(gatewayOrderId);
  for (const { id, amount, state } of payments) {
    if (state === "captured")
      await applyCapture(shop, { gateway: gatewayName, gatewayOrderId, gatewayPaymentId: id, amount });
  }
  return payments;
}
