import type { Transaction } from "../../database/connect.ts";
import type { WrittenCoupon } from "./merchandisingFiles.ts";

const paise = (rupees: number | null | undefined) => (rupees ? Math.round(rupees * 100) : null);

const valueOf = (coupon: WrittenCoupon): number => {
  if (coupon.kind === "percent") return Math.round(coupon.percent * 100);
  return coupon.kind === "amount" ? (paise(coupon.amount) ?? 0) : 0;
};

/** Brings the coupons that are named to what the file says; how often each was used stays counted, others are left alone. */
export async function loadCoupons(tx: Transaction, coupons: WrittenCoupon[]): Promise<void> {
  const rows = coupons.map((coupon) => ({
    ...coupon,
    value: valueOf(coupon),
    min_spend: paise(coupon.min_spend) ?? 0,
    max_discount: paise(coupon.max_discount),
  }));
  await tx`
    insert into coupon (code, text, kind, value, min_spend, max_discount, starts_at, ends_at, usage_limit, per_customer, first_order_only, listed, scope)
    select code, text, kind, value, min_spend, max_discount, starts_at, ends_at, usage_limit, per_customer, first_order_only, listed, scope
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as c(code text, text text, kind text, value bigint, min_spend bigint,
      max_discount bigint, starts_at timestamptz, ends_at timestamptz, usage_limit int, per_customer int, first_order_only boolean, listed boolean, scope jsonb)
    on conflict (code) do update set text = excluded.text, kind = excluded.kind, value = excluded.value, min_spend = excluded.min_spend,
      max_discount = excluded.max_discount, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      usage_limit = case when excluded.usage_limit is not null then greatest(excluded.usage_limit, coupon.used) end, per_customer = excluded.per_customer,
      first_order_only = excluded.first_order_only, listed = excluded.listed, scope = excluded.scope`;
}
