import type { PaymentMethod } from "../../contract/cart.ts";
import { addUp, type Sums } from "../cart/addUp.ts";
import { readLines, type SellingVariant } from "../cart/readLines.ts";
import { judge } from "../coupons/judge.ts";
import { readCoupon } from "../coupons/readCoupons.ts";
import type { Transaction } from "../database/connect.ts";
import type { Settings } from "../settings.ts";
import { readCourierTerms } from "../shipping/shiprocket/courierTerms.ts";

/** A line as it was bought: what was agreed then stays, whatever the catalogue says by now. Money in paise. */
export type BoughtLine = Pick<
  SellingVariant,
  "product_name" | "option_text" | "sku" | "image" | "hsn" | "mrp" | "gst_bp"
> & { variant_id: number; product_slug: string; quantity: number; unit_price: number };

/** What an order is to be priced as. */
export type Wanted = {
  bought: BoughtLine[];
  lines: { id: number; quantity: number }[];
  coupon: string | null;
  pincode: string;
  method: PaymentMethod;
};

/** The order's sums as they would be, and whether its coupon still counts; or in words why it can't be so. */
export type Repriced = { sums: Sums; coupon: string | null } | { refused: string };

const asBought = (selling: SellingVariant, line: BoughtLine): SellingVariant => ({
  ...selling,
  product_name: line.product_name,
  product_url: line.product_slug,
  option_text: line.option_text,
  sku: line.sku,
  image: line.image,
  hsn: line.hsn,
  gst_bp: line.gst_bp,
  price: line.unit_price,
  mrp: line.mrp,
});

export const readBought = (tx: Transaction, orderId: number) => tx<BoughtLine[]>`
  select variant_id, product_name, product_slug, option_text, sku, image, hsn, quantity, unit_price, mrp, gst_bp
  from order_line where order_id = ${orderId} order by position, variant_id`;

/**
 * Prices an order anew: by the shop's own rules, but what is bought already keeps its price and rate of tax. Its coupon has
 * been counted for it, so only the lines are held against it: it may fall away with them, never come to its end.
 */
export async function repriceOrder(
  tx: Transaction,
  settings: Settings,
  { bought, lines: wanted, coupon: code, pincode, method }: Wanted,
): Promise<Repriced> {
  const boughtIds = bought.map(({ variant_id }) => variant_id);
  const selling = await readLines(
    tx,
    wanted.map(({ id }) => id),
    boughtIds,
  );
  const lines: { variant: SellingVariant; quantity: number; total: number }[] = [];
  for (const { id, quantity } of wanted) {
    const found = selling.get(id);
    const own = bought.find(({ variant_id }) => variant_id === id);
    if (!found || !(own || found.on_sale)) return { refused: "One of these products is not sold any more." };
    const variant = own ? asBought(found, own) : found;
    lines.push({ variant, quantity, total: variant.price * quantity });
  }
  const known = code === null ? undefined : await readCoupon(tx, code, {});
  const counted = { over: false, ahead: false, used_up: false, own_uses: 0, orderedBefore: false };
  const coupon = known && judge({ ...known, ...counted }, lines);
  const parcels = lines.map(({ variant, quantity }) => ({ ...variant, quantity }));
  const courier = await readCourierTerms(tx, settings, pincode, parcels);
  const sums = addUp({ lines, coupon, pincode, method, courier }, settings);
  return { sums, coupon: coupon?.valid ? coupon.code : null };
}
