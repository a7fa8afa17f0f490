import { scopeInWords } from "../../contract/couponScope.ts";
import type { SellingVariant } from "../cart/readLines.ts";
import { formatMoney } from "../money.ts";

/** A coupon, and what the shopper who asks has had of it. `value` in basis points for percent, else money in paise. */
export type Coupon = {
  code: string;
  text: string;
  kind: "percent" | "amount" | "free_shipping";
  value: number;
  min_spend: number;
  max_discount: number | null;
  starts_at: Date | null;
  ends_at: Date | null;
  ahead: boolean;
  over: boolean;
  used_up: boolean;
  first_order_only: boolean;
  per_customer: number | null;
  own_uses: number;
  orderedBefore: boolean;
  categories: string[] | null;
  brands: string[] | null;
  collections: string[] | null;
  category_names: string[];
  brand_names: string[];
  collection_names: string[];
};

/** What a code does to a cart. `discount` in paise over the lines of `weights` (0: not covered); `known`: there is such a code. */
export type CouponResult = {
  code: string;
  known: boolean;
  valid: boolean;
  message: string;
  discount: number;
  freeShipping: boolean;
  weights: number[];
};

export type PricedLine = { variant: SellingVariant; total: number };

/** Gateways take no payment below one rupee, so that much of what a coupon covers is left to pay. */
const leastToPay = 100;

/** Whole rupees, rounded up: what has to be added is never understated. */
const upToRupees = (paise: number) => formatMoney(Math.ceil(paise / 100) * 100);
const onDay = (date: Date) =>
  date.toLocaleDateString("en-IN", { day: "numeric", month: "long", timeZone: "Asia/Kolkata" });

const isOneOf = (wanted: string[] | null, found: (string | null)[]): boolean =>
  wanted === null || wanted.some((slug) => found.includes(slug));

const covers = (coupon: Coupon, { category, department, brand, collections }: SellingVariant): boolean =>
  isOneOf(coupon.categories, [category, department]) &&
  isOneOf(coupon.brands, [brand]) &&
  isOneOf(coupon.collections, collections);

export const refusal = (code: string, message: string, known = true): CouponResult => ({
  code,
  known,
  valid: false,
  message,
  discount: 0,
  freeShipping: false,
  weights: [],
});

/** Why this shopper can't use the coupon now, whatever is in his cart; undefined when he can. */
export function whyNotNow(coupon: Coupon): string | undefined {
  if (coupon.over) return "This code is over.";
  if (coupon.ahead && coupon.starts_at) return `This code starts on ${onDay(coupon.starts_at)}.`;
  if (coupon.used_up) return "This code has been used as often as it can be.";
  if (coupon.first_order_only && coupon.orderedBefore) return "This code is only for a first order.";
  if (coupon.per_customer !== null && coupon.own_uses >= coupon.per_customer) return "You have used this code already.";
  return undefined;
}

/** What a coupon gives for these lines, or in one line why nothing. Limits are only looked at here; placeOrder counts them. */
export function judge(coupon: Coupon, lines: PricedLine[]): CouponResult {
  const { code, kind, value, min_spend, max_discount } = coupon;
  const notNow = whyNotNow(coupon);
  if (notNow) return refusal(code, notNow);
  const weights = lines.map(({ variant, total }) => (covers(coupon, variant) ? total : 0));
  const covered = weights.reduce((sum, weight) => sum + weight, 0);
  const words = scopeInWords(coupon);
  if (covered === 0) return refusal(code, words ? `Only for ${words}.` : "There is nothing in the cart for it.");
  if (covered < min_spend)
    return refusal(code, `Add ${upToRupees(min_spend - covered)} more${words ? ` of ${words}` : ""}.`);
  if (kind === "free_shipping")
    return { code, known: true, valid: true, message: "Delivery is free.", discount: 0, freeShipping: true, weights };
  const asked = kind === "percent" ? Math.floor((covered * value) / 10_000) : value;
  const discount = Math.max(0, Math.min(asked, covered - leastToPay, max_discount ?? asked));
  const capped = max_discount !== null && asked > max_discount ? ", the most this code gives" : "";
  const message = `You save ${formatMoney(discount)}${capped}.`;
  return { code, known: true, valid: true, message, discount, freeShipping: false, weights };
}
