import * as field from "../../contract/fields.ts";
import type { CouponFields } from "../../contract/office/coupon.ts";
import type { Trial } from "../../contract/office/coupons.ts";
import type { Sql } from "../database/connect.ts";
import type { Shop } from "../shop/shop.ts";
import { checkCoupon, type Errors } from "./edit/checkCoupon.ts";
import { readStanding, rowOf, settled, withDefaults } from "./edit/standing.ts";
import { judgeCart } from "./judgeCart.ts";
import { codeOf, readTyped } from "./readCoupons.ts";
import type { Shopper } from "./shopper.ts";

/** A coupon and a cart to try it on. `fields`: what is only typed, over what is kept of that code. `at`: now by default. */
type Tried = {
  code: string;
  fields: Partial<CouponFields>;
  lines: { id: number; quantity: number }[];
  customer: string;
  pincode?: string | undefined;
  at?: string | undefined;
};

/** What came of it. `field`: the coupon could not be kept as it is typed, or nobody goes by that mobile number or address. */
export type Tries = { outcome: "tried"; trial: Trial } | { outcome: "field"; errors: Errors };

/** Somebody by a whole mobile number or mail address, with his account where he has one; undefined where it is neither. */
async function shopperBy(sql: Sql, typed: string): Promise<Shopper | undefined> {
  if (typed.trim() === "") return {};
  const [mobile, email] = [field.mobile(typed), field.email(typed)];
  if (!mobile.ok && !email.ok) return undefined;
  const column = mobile.ok ? sql`mobile` : sql`email`;
  const sought = mobile.ok ? mobile.value : email.ok ? email.value : "";
  const [account] = await sql<{ id: number; email: string }[]>`
    select id, email from customer where ${column} = ${sought} and email_verified order by id limit 1`;
  return {
    customerId: account?.id,
    email: email.ok ? email.value : account?.email,
    mobile: mobile.ok ? mobile.value : undefined,
  };
}

/**
 * What a coupon would do for a cart, by the judge that the cart itself asks; nothing is kept or counted. Goods have the
 * prices and stock of now, whatever `at` says: that is for the coupon's own dates.
 */
export async function tryCoupon(shop: Pick<Shop, "sql" | "settings">, tried: Tried): Promise<Tries> {
  const code = codeOf(tried.code);
  const standing = await readStanding(shop.sql, code);
  const kept = standing?.fields ?? withDefaults({ text: "", kind: "percent", value: 0 });
  const fields = settled({ ...kept, ...tried.fields });
  const used = standing?.used ?? 0;
  const shopper = await shopperBy(shop.sql, tried.customer);
  const errors = {
    ...(await checkCoupon(shop.sql, fields, used)),
    ...(!shopper && { customer: "Please enter the whole mobile number or mail address." }),
  };
  if (!shopper || Object.keys(errors).length > 0) return { outcome: "field", errors };
  const at = tried.at ? new Date(tried.at) : new Date();
  const coupon = await readTyped(shop.sql, { ...rowOf(code, fields), used }, shopper, at);
  if (!coupon) throw new Error("A typed coupon has one row.");
  const { plain, judged } = await judgeCart(shop, tried.lines, tried.pincode);
  const { result, sums, saves } = judged(coupon);
  return {
    outcome: "tried",
    trial: {
      valid: result.valid,
      message: result.message,
      saves,
      subtotal: sums.items,
      discount: sums.discount,
      delivery_charge: sums.delivery ? sums.shipping : null,
      total: sums.total,
      lines: sums.lines.map(({ variant, quantity, total, discount }, index) => ({
        id: variant.id,
        product_name: variant.product_name,
        option_text: variant.option_text,
        image: variant.image,
        quantity,
        unit_price: variant.price,
        line_total: total,
        covered: (result.weights[index] ?? 0) > 0,
        discount,
      })),
      changes: plain.changes.map(({ message }) => message),
    },
  };
}
