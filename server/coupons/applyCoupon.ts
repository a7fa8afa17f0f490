import type { z } from "zod";
import type { CouponResult } from "../../contract/coupons.ts";
import { type Wish } from "../cart/price.ts";
import { priceWithCourier } from "../cart/priceWithCourier.ts";
import type { Shop } from "../shop/shop.ts";
import type { Attempts } from "./attempts.ts";

/**
 * What a code does for these lines: by how much it brings the total down, delivery included where the pincode is known.
 * Throws an ApiError of 429 when too many wrong codes were tried.
 */
export async function applyCoupon(
  shop: Shop,
  wish: Wish & { coupon: string },
  attempts: Attempts,
): Promise<z.infer<typeof CouponResult>> {
  if (!(await attempts.left())) await attempts.take();
  const [priced, without] = [
    await priceWithCourier(shop, wish),
    await priceWithCourier(shop, { ...wish, coupon: undefined }),
  ];
  const { coupon } = priced;
  if (!coupon) return { code: wish.coupon, valid: false, saves: 0, message: "Nothing of this can be ordered now." };
  if (!coupon.known) await attempts.take();
  const { code, valid, message } = coupon;
  return { code, valid, message, saves: Math.max(0, without.total - priced.total) };
}
