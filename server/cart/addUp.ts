import type { Delivery, PaymentMethod } from "../../contract/cart.ts";
import type { CouponResult } from "../coupons/judge.ts";
import type { Settings } from "../settings.ts";
import { deliver } from "../shipping/deliver.ts";
import type { Terms } from "../shipping/terms.ts";
import { allocate, taxInside } from "./allocate.ts";
import { allocateCharges } from "./allocateCharges.ts";
import type { SellingVariant } from "./readLines.ts";

/**
 * A line with its money in paise: total = unit × quantity, discount = its share of the coupon's, tax inside
 * total − discount; charges = its share of delivery and the fee for cash, chargesTax inside that.
 */
export type PricedLine = {
  variant: SellingVariant;
  quantity: number;
  total: number;
  discount: number;
  tax: number;
  charges: number;
  chargesTax: number;
};

/** What lines come to, in paise. */
export type Sums = {
  lines: PricedLine[];
  delivery: Delivery | undefined;
  items: number;
  discount: number;
  shipping: number;
  fees: number;
  tax: number;
  total: number;
};

type Parts = {
  lines: { variant: SellingVariant; quantity: number; total: number }[];
  coupon: CouponResult | undefined;
  pincode: string | undefined;
  method: PaymentMethod | undefined;
  courier: Terms | undefined;
  /** Why this shopper is offered no cash on delivery, in words. */
  noCash?: string | undefined;
};

const sum = <T>(list: T[], amount: (item: T) => number) => list.reduce((total, item) => total + amount(item), 0);

/** Adds lines up with what a coupon takes off and what delivery and the way to pay cost. No database, no clock but today's date. */
export function addUp({ lines: given, coupon, pincode, method, courier, noCash }: Parts, settings: Settings): Sums {
  const shares = coupon?.valid ? allocate(coupon.discount, coupon.weights) : [];
  const discounted = given.map((line, index) => ({ ...line, discount: shares[index] ?? 0 }));
  const items = sum(discounted, ({ total }) => total);
  const discount = sum(discounted, (line) => line.discount);
  const parcels = discounted.map(({ variant, quantity }) => ({ ...variant, quantity }));
  const terms =
    pincode && discounted.length > 0 ? deliver(pincode, parcels, items - discount, settings, courier) : undefined;
  const delivery = terms?.cod && noCash !== undefined ? { ...terms, cod: false, cod_reason: noCash } : terms;
  const shipping = coupon?.valid && coupon.freeShipping ? 0 : (delivery?.charge ?? 0);
  const fees = method === "cod" && delivery?.cod ? settings.COD_FEE : 0;
  const charges = allocateCharges(
    shipping + fees,
    discounted.map(({ variant, total, discount }) => ({ value: total - discount, gst_bp: variant.gst_bp })),
  );
  const lines = discounted.map((line, index) => ({
    ...line,
    tax: taxInside(line.total - line.discount, line.variant.gst_bp),
    charges: charges[index]?.charges ?? 0,
    chargesTax: charges[index]?.tax ?? 0,
  }));
  return {
    lines,
    delivery,
    items,
    discount,
    shipping,
    fees,
    tax: sum(lines, ({ tax, chargesTax }) => tax + chargesTax),
    total: items - discount + shipping + fees,
  };
}
