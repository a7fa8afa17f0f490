import type { Transaction } from "../database/connect.ts";

/** Counts one use of the order's coupon, in total and for this customer; false when it may not be used once more. */
export async function useCoupon(tx: Transaction, code: string, orderId: number, customerKey: string): Promise<boolean> {
  const [coupon] = await tx<{ per_customer: number | null }[]>`
    update coupon set used = used + 1 where code = ${code} and (usage_limit is null or used < usage_limit) returning per_customer`;
  if (!coupon) return false;
  // The row of the coupon is locked now, so nobody else takes the same slot.
  const used = await tx`
    insert into coupon_use (code, customer_key, slot, order_id)
    select ${code}, ${customerKey}, free.slot, ${orderId}
    from (select coalesce(min(s), 1) as slot from generate_series(1, ${coupon.per_customer ?? 1_000_000}) s
      where not exists (select from coupon_use u where u.code = ${code} and u.customer_key = ${customerKey} and u.slot = s)
      having min(s) is not null) free
    returning slot`;
  return used.length === 1;
}

/** Gives the order's coupon use back, once. */
export async function returnCoupon(tx: Transaction, orderId: number): Promise<void> {
  await tx`
    with given as (delete from coupon_use where order_id = ${orderId} returning code)
    update coupon set used = used - 1 from given where coupon.code = given.code`;
}
