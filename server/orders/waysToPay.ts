import type { Order } from "../../contract/orders.ts";
import type { WayToPay } from "../../contract/payOrCancel.ts";
import { readLines } from "../cart/readLines.ts";
import { whyNoCashFor } from "../customers/cashBlock.ts";
import { formatMoney } from "../money.ts";
import { paymentMethods, upiLimit } from "../payments/methods.ts";
import { deliver } from "../shipping/deliver.ts";
import { readCourierTerms } from "../shipping/shiprocket/courierTerms.ts";
import type { Shop } from "../shop/shop.ts";

/** Why an order of this total can't be paid by UPI at once, in words; undefined when it can. Total in paise. */
export const whyNoUpi = (total: number): string | undefined =>
  total > upiLimit ? `UPI takes at most ${formatMoney(upiLimit)} at once.` : undefined;

async function whyNoCash(shop: Shop, order: Order): Promise<string | undefined> {
  const [buyer] = await shop.sql<{ customerId: number | undefined; email: string; mobile: string }[]>`
    select customer_id as "customerId", email, mobile from orders where order_no = ${order.order_no}`;
  const closed = buyer && (await whyNoCashFor(shop.sql, buyer));
  if (closed !== undefined) return closed;
  const variants = await readLines(
    shop.sql,
    order.lines.map(({ id }) => id),
  );
  const parcels = order.lines.flatMap(({ id, quantity }) => {
    const variant = variants.get(id);
    return variant ? [{ ...variant, quantity }] : [];
  });
  const { pincode } = order.address;
  const courier = await readCourierTerms(shop.sql, shop.settings, pincode, parcels);
  const { cod_reason } = deliver(pincode, parcels, order.subtotal - order.discount, shop.settings, courier);
  return cod_reason ?? undefined;
}

/** The ways in which an order that is not paid yet can be paid, what it comes to by each, and why one is not possible. */
export async function waysToPay(shop: Shop, order: Order): Promise<WayToPay[]> {
  const bare = order.total - order.cod_fee;
  const noCash = await whyNoCash(shop, order);
  return paymentMethods(shop.settings).map((payment_method) => {
    if (payment_method === "cod")
      return { payment_method, total: bare + shop.settings.COD_FEE, reason: noCash ?? null };
    return { payment_method, total: bare, reason: (payment_method === "upi_qr" && whyNoUpi(bare)) || null };
  });
}
