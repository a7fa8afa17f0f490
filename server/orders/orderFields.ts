import type { PaymentMethod } from "../../contract/cart.ts";
import type { Sums } from "../cart/addUp.ts";
import type { Settings } from "../settings.ts";
import { placeErrors } from "../shipping/checkPlace.ts";
import { whyNoUpi } from "./waysToPay.ts";

/** Why nobody buys for this business, in words: it is the shop itself. */
export const ownGstin = ({ shop }: Pick<Settings, "shop">, { gstin }: { gstin: string }): string | undefined =>
  gstin === shop.gstin ? "This is our own GSTIN. Please enter that of your business." : undefined;

/**
 * What of an order's fields only this shop can know to be wrong. The state decides between CGST with SGST and IGST, so it
 * must be one that the pincode lies in; that there is no such pincode is told with the delivery.
 */
export function fieldErrors(
  settings: Pick<Settings, "shop">,
  {
    address,
    gst,
    gift,
  }: {
    address: { pincode: string; state: string };
    gst?: { gstin: string } | null | undefined;
    gift?: { wrap: boolean } | null | undefined;
  },
): Record<string, string> {
  const { state } = placeErrors(address);
  const own = gst ? ownGstin(settings, gst) : undefined;
  return {
    ...(state !== undefined && { "address.state": state }),
    ...(own && { "gst.gstin": own }),
    ...(gift?.wrap && !settings.shop.gift_wrap && { "gift.wrap": "We don't wrap gifts just now." }),
  };
}

/** Why this way to pay is not possible for what was priced, in words; undefined where it is. */
export function whyClosed(method: PaymentMethod, now: Pick<Sums, "delivery" | "total">): string | undefined {
  if (method === "cod" && now.delivery?.cod === false)
    return now.delivery.cod_reason ?? "Cash on delivery is not possible for this order.";
  return method === "upi_qr" ? whyNoUpi(now.total) : undefined;
}
