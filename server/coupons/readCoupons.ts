import type { Sql, Transaction } from "../database/connect.ts";
import { hasOrdered } from "../orders/hasOrdered.ts";
import type { Coupon } from "./judge.ts";
import { keysOf, type Shopper } from "./shopper.ts";

type Row = Omit<Coupon, "orderedBefore">;

const table = (sql: Sql | Transaction) => sql`coupon`;
type Part = ReturnType<typeof table>;

/** What the judge asks of coupons. `rows`: where they stand, `condition`: which of them, `at`: when it is asked. */
async function read(
  sql: Sql | Transaction,
  shopper: Shopper,
  condition: Part,
  { rows: source = table(sql), at = sql`now()` }: { rows?: Part; at?: Part } = {},
): Promise<Coupon[]> {
  const rows = await sql<Row[]>`
    select c.code, c.text, c.kind, c.value, c.min_spend, c.max_discount, c.starts_at, c.ends_at, c.first_order_only,
      case when c.first_order_only then 1 else c.per_customer end as per_customer,
      coalesce(c.starts_at > ${at}, false) as ahead, coalesce(c.ends_at <= ${at}, false) as over,
      c.usage_limit is not null and c.used >= c.usage_limit as used_up,
      coalesce((select max(count) from (select count(*)::int from coupon_use u
        where u.code = c.code and u.customer_key = any(${keysOf(shopper)}) group by u.customer_key) uses), 0) as own_uses,
      c.scope->'categories' as categories, c.scope->'brands' as brands, c.scope->'collections' as collections,
      array(select k.name from category k where c.scope->'categories' ? k.slug order by k.position, k.name) as category_names,
      array(select b.name from brand b where c.scope->'brands' ? b.slug order by b.name) as brand_names,
      array(select k.name from collection k where c.scope->'collections' ? k.slug order by k.position) as collection_names
    from ${source} c where ${condition}
    order by c.code`;
  const asksForFirst = rows.some(({ first_order_only }) => first_order_only);
  const orderedBefore = asksForFirst && (await hasOrdered(sql, shopper));
  return rows.map((row) => ({ ...row, orderedBefore }));
}

/** A code as it is kept: however it was typed. */
export const codeOf = (typed: string): string => typed.trim().toUpperCase();

/** The coupon of that code with what this shopper has had of it; undefined for a code that there is not. */
export const readCoupon = async (
  sql: Sql | Transaction,
  typed: string,
  shopper: Shopper,
): Promise<Coupon | undefined> => (await read(sql, shopper, sql`c.code = ${codeOf(typed)}`))[0];

/** The coupons that are offered to everybody and are not over yet. */
export const readOffers = (sql: Sql, shopper: Shopper): Promise<Coupon[]> =>
  read(sql, shopper, sql`c.listed and (c.ends_at is null or c.ends_at > now())`);

/** A coupon as these values of its row would make it, whether it is kept or not, read as if it were `at`. */
export async function readTyped(
  sql: Sql | Transaction,
  row: { code: string; used: number } & object,
  shopper: Shopper,
  at: Date,
): Promise<Coupon | undefined> {
  const rows = sql`jsonb_populate_record(null::coupon, ${JSON.stringify(row)}::text::jsonb)`;
  return (await read(sql, shopper, sql`true`, { rows, at: sql`${at.toISOString()}::timestamptz` }))[0];
}
