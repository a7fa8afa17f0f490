import { keysOf, type Shopper } from "../coupons/shopper.ts";
import type { Transaction } from "../database/connect.ts";
import { hasOrdered } from "./hasOrdered.ts";

/**
 * Counts one use of the order's coupon, in total and for each of the shopper's keys; false when it may not be used once
 * more, and then the caller undoes the transaction. The coupon's row is locked before anything else is looked at, so
 * that of two uses at once the second sees the first. To be called before stock is touched: everybody locks in that order.
 */
export async function countCoupon(tx: Transaction, code: string, orderId: number, shopper: Shopper): Promise<boolean> {
  const [coupon] = await tx<{ per_customer: number | null; first_order_only: boolean }[]>`
    update coupon set used = used + 1 where code = ${code} and (usage_limit is null or used < usage_limit)
    returning per_customer, first_order_only`;
  if (!coupon) return false;
  if (coupon.first_order_only && (await hasOrdered(tx, shopper, orderId))) return false;
  const most = coupon.first_order_only ? 1 : coupon.per_customer;
  const keys = keysOf(shopper);
  const used = await tx`
    insert into coupon_use (code, customer_key, slot, order_id)
    select ${code}, k.key, free.slot, ${orderId}
    from unnest(${keys}::text[]) as k(key)
    cross join lateral (select count(*)::int as uses from coupon_use u where u.code = ${code} and u.customer_key = k.key) own
    cross join lateral (
      select min(s) as slot from generate_series(1, least(${most}::int, own.uses + 1)) s
      where not exists (select from coupon_use u where u.code = ${code} and u.customer_key = k.key and u.slot = s)) free
    where free.slot is not null
    returning slot`;
  return used.length === keys.length;
}

/** Counts the coupon of an order that had expired once more, as it is paid after all; false when it may not be used any more. */
export async function countCouponAgain(tx: Transaction, orderId: number): Promise<boolean> {
  const [order] = await tx<(Shopper & { coupon_code: string | null })[]>`
    select coupon_code, customer_id as "customerId", email, mobile from orders where id = ${orderId}`;
  if (!order?.coupon_code) return true;
  const { coupon_code, customerId, email, mobile } = order;
  return countCoupon(tx, coupon_code, orderId, { customerId: customerId ?? undefined, email, mobile });
}

/** Gives the order's coupon use back, once. */
export async function returnCoupon(tx: Transaction, orderId: number): Promise<void> {
  await tx`
    with given as (delete from coupon_use where order_id = ${orderId} returning code)
    update coupon set used = used - 1 from (select distinct code from given) once where coupon.code = once.code`;
}
