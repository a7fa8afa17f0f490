import type { PaymentMethod } from "../../contract/cart.ts";
import type { Settings } from "../settings.ts";

/** The ways to pay that this shop offers now. The practice gateway stands in until a real one has its keys. */
export function paymentMethods(settings: Pick<Settings, "PRACTICE_GATEWAY">): PaymentMethod[] {
  return settings.PRACTICE_GATEWAY === "off" ? ["cod"] : ["practice", "cod"];
}
