import type { Shop } from "../shop/shop.ts";
import type { Gateway } from "./gateway.ts";
import { practiceGateway } from "./practice/gateway.ts";
import { razorpayKeys } from "./razorpay/ask.ts";
import { razorpayGateway } from "./razorpay/gateway.ts";
import { upiQrGateway } from "./razorpay/upiQr.ts";

/** The gateway of that name, if this shop uses it. */
export function gatewayOf(shop: Shop, name: string): Gateway | undefined {
  if (name === "practice") return shop.settings.PRACTICE_GATEWAY === "off" ? undefined : practiceGateway(shop);
  const keys = razorpayKeys(shop.settings);
  if (!keys) return undefined;
  if (name === "razorpay") return razorpayGateway(shop, keys);
  // Also where codes are no longer offered: what was paid by one is still asked about and refunded.
  return name === "upi_qr" ? upiQrGateway(shop, keys) : undefined;
}
