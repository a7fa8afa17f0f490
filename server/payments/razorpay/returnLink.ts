import { isSigned, sign } from "../../secret.ts";

type Returning = "razorpay" | "upi_qr";

/**
 * Where the shopper comes back to. The link names the gateway's order and is signed by the shop, so that what comes
 * back is checked against the order that was sent out and not against one that the browser names.
 */
export function returnLink(secret: string, gateway: Returning, gatewayOrderId: string): string {
  const key = sign(secret, `${gateway} return`, gatewayOrderId);
  return `/public/api/payments/${gateway}/return?${new URLSearchParams({ order: gatewayOrderId, key })}`;
}

/** The order of a return link; undefined when the shop has not signed it. */
export function returningOrder(
  secret: string,
  gateway: Returning,
  { order = "", key = "" }: Record<string, string>,
): string | undefined {
  return isSigned(secret, `${gateway} return`, order, key) ? order : undefined;
}
