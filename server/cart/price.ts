import type { Change, Delivery, PaymentMethod } from "../../contract/cart.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import type { Settings } from "../settings.ts";
import { deliver } from "../shipping/deliver.ts";
import { readCourierTerms } from "../shipping/shiprocket/courierTerms.ts";
import { type CouponResult, judgeCoupon } from "./coupon.ts";
import { readLines, type SellingVariant } from "./readLines.ts";
import { spread, taxInside } from "./spread.ts";

export type Wish = {
  lines: { id: number; quantity: number }[];
  coupon?: string | undefined;
  pincode?: string | undefined;
  payment_method?: PaymentMethod | undefined;
};

/** A line with its money in paise: total = unit × quantity, discount = its share of the coupon's, tax inside total − discount. */
export type PricedLine = { variant: SellingVariant; quantity: number; total: number; discount: number; tax: number };

/** What a cart costs now, and what had to be changed in it to be sold. */
export type Priced = {
  lines: PricedLine[];
  changes: Change[];
  coupon: CouponResult | undefined;
  delivery: Delivery | undefined;
  items: number;
  discount: number;
  shipping: number;
  fees: number;
  tax: number;
  total: number;
};

/** The most of one variant that a cart may hold. */
const mostOfOne = 99;

const sum = <T>(list: T[], amount: (item: T) => number) => list.reduce((total, item) => total + amount(item), 0);

/** How many of a variant can be ordered at once. */
export const mostOf = (variant: SellingVariant): number => Math.min(variant.available, mostOfOne);

function fit(
  wanted: Map<number, number>,
  selling: Map<number, SellingVariant>,
  strict: boolean,
): { lines: { variant: SellingVariant; quantity: number }[]; changes: Change[] } {
  const lines: { variant: SellingVariant; quantity: number }[] = [];
  const changes: Change[] = [];
  for (const [id, quantity] of wanted) {
    const variant = selling.get(id);
    if (!variant) {
      changes.push({
        id,
        kind: "gone",
        message: "This product is no longer sold and was taken out.",
        was: quantity,
        now: 0,
      });
      continue;
    }
    const possible = strict ? quantity : Math.min(quantity, mostOf(variant));
    if (possible < quantity)
      changes.push({ id, kind: "stock", message: stockMessage(variant, possible), was: quantity, now: possible });
    if (possible > 0) lines.push({ variant, quantity: possible });
  }
  return { lines, changes };
}

/** The words for a quantity that had to be lowered. */
export function stockMessage(variant: Pick<SellingVariant, "product_name">, now: number): string {
  if (now === 0) return `${variant.product_name} is out of stock just now and was taken out.`;
  return now === mostOfOne
    ? `At most ${now} of ${variant.product_name} can be ordered at once.`
    : `Only ${now} of ${variant.product_name} left; the quantity was changed.`;
}

/**
 * Prices a cart from the database alone. `strict`: quantities stay as asked, whatever the stock (placeOrder, whose own
 * statement decides about stock); else they are lowered to what there is, and said so in `changes`.
 */
export async function price(sql: Sql | Transaction, settings: Settings, wish: Wish, strict = false): Promise<Priced> {
  const wanted = new Map<number, number>();
  for (const { id, quantity } of wish.lines) wanted.set(id, (wanted.get(id) ?? 0) + quantity);
  const { lines: fitting, changes } = fit(wanted, await readLines(sql, [...wanted.keys()]), strict);
  const totals = fitting.map((line) => ({ ...line, total: line.variant.price * line.quantity }));
  const coupon = wish.coupon && totals.length > 0 ? await judgeCoupon(sql, wish.coupon, totals) : undefined;
  const shares = coupon?.valid ? spread(coupon.discount, coupon.weights) : [];
  const lines = totals.map((line, index) => {
    const discount = shares[index] ?? 0;
    return { ...line, discount, tax: taxInside(line.total - discount, line.variant.gst_bp) };
  });
  const items = sum(lines, (line) => line.total);
  const discount = sum(lines, (line) => line.discount);
  const parcels = lines.map(({ variant, quantity }) => ({ ...variant, quantity }));
  const courier = wish.pincode ? await readCourierTerms(sql, settings, wish.pincode, parcels) : undefined;
  const delivery =
    wish.pincode && lines.length > 0 ? deliver(wish.pincode, parcels, items - discount, settings, courier) : undefined;
  const shipping = coupon?.valid && coupon.freeShipping ? 0 : (delivery?.charge ?? 0);
  const fees = wish.payment_method === "cod" && delivery?.cod ? settings.COD_FEE : 0;
  return {
    lines,
    changes,
    coupon,
    delivery,
    items,
    discount,
    shipping,
    fees,
    tax: sum(lines, (line) => line.tax),
    total: items - discount + shipping + fees,
  };
}
