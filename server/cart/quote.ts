import { randomUUID } from "node:crypto";
import type { Quote } from "../../contract/cart.ts";
import { type Attempts, tooManyCodes } from "../coupons/attempts.ts";
import { refusal } from "../coupons/judge.ts";
import { codeOf } from "../coupons/readCoupons.ts";
import type { Shop } from "../shop/shop.ts";
import { mostOf, type Priced, type Wish } from "./price.ts";
import { priceWithCourier } from "./priceWithCourier.ts";
import { freeze } from "./quoteToken.ts";

const asQuote = (priced: Priced, token: string, expires: Date, freeFrom: number): Quote => ({
  quote: token,
  expires_at: expires.toISOString(),
  lines: priced.lines.map(({ variant, quantity, total, discount }) => ({
    id: variant.id,
    quantity,
    unit_price: variant.price,
    mrp: variant.mrp,
    line_total: total,
    discount,
    product_name: variant.product_name,
    product_url: variant.product_url,
    option_text: variant.option_text,
    image: variant.image,
    max_quantity: mostOf(variant),
  })),
  changes: priced.changes,
  coupon: priced.coupon
    ? { code: priced.coupon.code, valid: priced.coupon.valid, message: priced.coupon.message }
    : null,
  delivery: priced.delivery ?? null,
  subtotal: priced.items,
  discount: priced.discount,
  delivery_charge: priced.shipping,
  cod_fee: priced.fees,
  tax_included: priced.tax,
  to_free_delivery: priced.delivery?.charge === 0 ? 0 : Math.max(0, freeFrom - (priced.items - priced.discount)),
  total: priced.total,
});

/**
 * Prices a cart and freezes the result for QUOTE_MINUTES. `checkout` names the device's checkout: from one checkout
 * comes at most one order. When nothing can be sold, or not delivered there, the token is empty. `attempts`: those that the network has at guessing
 * codes; without any left the cart is priced without its code.
 */
export async function makeQuote(
  shop: Shop,
  wish: Wish,
  checkout: string = randomUUID(),
  attempts?: Attempts,
): Promise<Quote> {
  const blocked = wish.coupon !== undefined && attempts !== undefined && !(await attempts.left());
  const priced = await priceWithCourier(shop, blocked ? { ...wish, coupon: undefined } : wish);
  if (priced.coupon?.known === false) await attempts?.take();
  const judged = blocked ? { ...priced, coupon: refusal(codeOf(wish.coupon ?? ""), tooManyCodes) } : priced;
  const expires = new Date(Date.now() + shop.settings.QUOTE_MINUTES * 60_000);
  const canBeOrdered = priced.lines.length > 0 && priced.delivery?.serviceable !== false;
  const token = canBeOrdered ? freeze(shop, priced, wish, checkout, expires) : "";
  return asQuote(judged, token, expires, shop.settings.FREE_DELIVERY_FROM);
}
