import { addUp, type Sums } from "../cart/addUp.ts";
import { type Priced, price } from "../cart/price.ts";
import { readSelling } from "../cart/readSelling.ts";
import { readCourierTerms } from "../shipping/shiprocket/courierTerms.ts";
import type { Shop } from "../shop/shop.ts";
import { type Coupon, type CouponResult, judge } from "./judge.ts";

type Lines = { id: number; quantity: number }[];

/** What a coupon does for a cart: the judge's words, the cart with it, and by how much its total goes down, in paise. */
export type Judged = { result: CouponResult; sums: Sums; saves: number };

/**
 * A cart priced once, delivery included where the pincode is known, and what any coupon does for it: as the cart itself
 * would be with that code.
 */
export async function judgeCart(
  shop: Pick<Shop, "sql" | "settings">,
  lines: Lines,
  pincode: string | undefined,
): Promise<{ plain: Priced; judged: (coupon: Coupon) => Judged }> {
  const plain = await price(shop.sql, shop.settings, { lines, pincode }, false, readSelling);
  const parcels = plain.lines.map(({ variant, quantity }) => ({ ...variant, quantity }));
  const courier = pincode ? await readCourierTerms(shop.sql, shop.settings, pincode, parcels) : undefined;
  return {
    plain,
    judged(coupon) {
      const result = judge(coupon, plain.lines);
      const parts = { lines: plain.lines, coupon: result, pincode, method: undefined, courier };
      const sums = addUp(parts, shop.settings);
      return { result, sums, saves: Math.max(0, plain.total - sums.total) };
    },
  };
}
