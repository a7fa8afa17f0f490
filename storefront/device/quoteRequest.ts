import type { PaymentMethod, QuoteRequest } from "../../contract/cart.ts";
import { addLines } from "./line.ts";
import { attemptCart, cart, cartCoupon, shippingAddress } from "./memory.ts";
import { checkoutId } from "./root.ts";

/** What the shop is asked for, from what the device remembers; undefined for an empty cart. */
export function requestFor(method: PaymentMethod | undefined): QuoteRequest | undefined {
  const lines = addLines(cart.get(), attemptCart.get()).map(({ id, quantity }) => ({ id, quantity }));
  if (lines.length === 0) return undefined;
  const code = cartCoupon.get()?.code;
  const pincode = shippingAddress.get().pincode;
  return {
    lines,
    checkout: checkoutId(),
    ...(code && { coupon: code }),
    ...(pincode && { pincode }),
    ...(method && { payment_method: method }),
  };
}
