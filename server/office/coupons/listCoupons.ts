import type { z } from "zod";
import { scopeInWords } from "../../../contract/couponScope.ts";
import type { CouponRow } from "../../../contract/office/coupon.ts";
import type { couponCalls } from "../../../contract/office/coupons.ts";
import type { Sql } from "../../database/connect.ts";
import { isMoment, noSuchPage } from "../../http/pageKey.ts";
import type { SignedIn } from "../../staff/session.ts";

type Query = z.output<(typeof couponCalls)["GET /coupons"]["query"]>;
const everything = (sql: Sql) => sql`true`;
export type Part = ReturnType<typeof everything>;

const perPage = 50;

/** Where a coupon stands now, most final first: over, not begun, nothing left of it. */
const stateOf = (sql: Sql) => sql`case when c.ends_at <= now() then 'ended' when c.starts_at > now() then 'planned'
  when c.used >= c.usage_limit then 'used_up' else 'active' end`;

type Row = Omit<CouponRow, "starts_at" | "ends_at" | "scope_words" | "given" | "worth"> & {
  created_at: Date;
  key: string;
  starts_at: Date | null;
  ends_at: Date | null;
  given: number;
  worth: number;
  category_names: string[];
  brand_names: string[];
  collection_names: string[];
};

/** Coupons as the list shows them, the newest first; what they cost for who may see sales. */
export async function readRows(
  sql: Sql,
  { rights }: Pick<SignedIn, "rights">,
  condition: Part,
  most: number,
): Promise<(CouponRow & { created_at: string; key: string })[]> {
  const rows = await sql<Row[]>`
    select c.code, c.text, c.kind, c.value, c.min_spend, c.max_discount, c.starts_at, c.ends_at, c.usage_limit, c.per_customer,
      c.first_order_only, c.listed, c.used, c.created_at, c.created_at::text || ' ' || c.code as key, ${stateOf(sql)} as state, sums.given, sums.worth,
      array(select k.name from category k where c.scope->'categories' ? k.slug order by k.position, k.name) as category_names,
      array(select b.name from brand b where c.scope->'brands' ? b.slug order by b.name) as brand_names,
      array(select k.name from collection k where c.scope->'collections' ? k.slug order by k.position) as collection_names
    from (select * from coupon c where ${condition} order by created_at desc, code limit ${most}) c
    cross join lateral (
      select coalesce(sum(o.discount), 0)::bigint as given, coalesce(sum(o.items), 0)::bigint as worth
      from orders o where o.coupon_code = c.code and o.live) sums
    order by c.created_at desc, c.code`;
  return rows.map(({ given, worth, category_names, brand_names, collection_names, ...row }) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    scope_words: scopeInWords({ category_names, brand_names, collection_names }),
    ...(rights.has("reports.sales") && { given, worth }),
  }));
}

/** What a page comes after, as the page before has told it: "2026-11-23 09:30:00.123+00 CODE". Throws an ApiError of 422. */
export function keyOf(after: string): { at: string; sign: string } {
  const [, at = "", sign = ""] = /^(\d{4}-\d\d-\d\d [\d:.+-]+) ([A-Z0-9-]{1,100})$/.exec(after) ?? [];
  if (!isMoment(at)) throw noSuchPage();
  return { at, sign };
}

/** A page of coupons. `next` leads to the following one; null where there is none. Throws an ApiError of 422 for an unknown page. */
export async function listCoupons(
  sql: Sql,
  { search = "", state, after }: Query,
  staff: Pick<SignedIn, "rights">,
): Promise<{ rows: CouponRow[]; next: string | null }> {
  const pattern = `%${search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, "\\$&")}%`;
  const key = after === undefined ? undefined : keyOf(after);
  const condition = sql`(${search.trim() === ""} or lower(c.code) like ${pattern} or lower(c.text) like ${pattern})
    ${state ? sql`and ${stateOf(sql)} = ${state}` : sql``}
    ${key ? sql`and c.created_at <= ${key.at}::text::timestamptz and (c.created_at < ${key.at}::text::timestamptz or c.code > ${key.sign})` : sql``}`;
  const found = await readRows(sql, staff, condition, perPage + 1);
  const rows = found.slice(0, perPage);
  const last = rows.at(-1);
  return {
    rows: rows.map((row) => {
      const { created_at: _, key: __, ...coupon } = row;
      return coupon;
    }),
    next: found.length > perPage && last ? last.key : null,
  };
}
