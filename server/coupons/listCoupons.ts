import { scopeInWords } from "../../contract/couponScope.ts";
import type { CouponOffer } from "../../contract/coupons.ts";
import type { Shop } from "../shop/shop.ts";
import { type Coupon, whyNotNow } from "./judge.ts";
import { judgeCart } from "./judgeCart.ts";
import { readOffers } from "./readCoupons.ts";
import type { Shopper } from "./shopper.ts";

type Lines = { id: number; quantity: number }[];

const offerOf = (coupon: Coupon): Omit<CouponOffer, "applies" | "saves" | "message"> => ({
  code: coupon.code,
  text: coupon.text,
  kind: coupon.kind,
  value: coupon.value,
  min_spend: coupon.min_spend,
  max_discount: coupon.max_discount,
  ends_at: coupon.ends_at?.toISOString() ?? null,
  first_order_only: coupon.first_order_only,
  scope: scopeInWords(coupon),
});

const nothingSaved = ({ kind }: Coupon) =>
  kind === "free_shipping" ? "Delivery is free already." : "It would save nothing on these.";

/**
 * The coupons that a shopper may use now. For `lines` those that apply come first, the one that saves most at the top,
 * and each of the others says in one line what it lacks.
 */
export async function listCoupons(
  shop: Shop,
  shopper: Shopper,
  lines: Lines,
  pincode: string | undefined,
): Promise<CouponOffer[]> {
  const coupons = (await readOffers(shop.sql, shopper)).filter((coupon) => whyNotNow(coupon) === undefined);
  if (lines.length === 0)
    return coupons.map((coupon) => ({ ...offerOf(coupon), applies: null, saves: 0, message: coupon.text }));
  const { judged } = await judgeCart(shop, lines, pincode);
  return coupons
    .map((coupon) => {
      const { result, saves } = judged(coupon);
      const offer = { ...offerOf(coupon), saves };
      // Without a pincode nobody knows yet what free delivery saves.
      if (result.valid && saves === 0 && pincode) return { ...offer, applies: false, message: nothingSaved(coupon) };
      return { ...offer, applies: result.valid, message: result.message };
    })
    .sort((a, b) => Number(b.applies) - Number(a.applies) || b.saves - a.saves || (a.code < b.code ? -1 : 1));
}
