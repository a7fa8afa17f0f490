import type { CouponUse, OfficeCoupon } from "../../../contract/office/coupon.ts";
import { readStanding } from "../../coupons/edit/standing.ts";
import { codeOf } from "../../coupons/readCoupons.ts";
import type { Sql } from "../../database/connect.ts";
import { noSuchPage } from "../../http/pageKey.ts";
import { notFound } from "../../http/reply.ts";
import type { SignedIn } from "../../staff/session.ts";
import { keyOf, readRows } from "./listCoupons.ts";

const shownHistory = 40;
const shownDays = 30;
const usesPerPage = 50;

type Told = OfficeCoupon["history"][number];

async function readHistory(sql: Sql, code: string): Promise<Told[]> {
  const rows = await sql<(Omit<Told, "at"> & { at: Date })[]>`
    select at, staff_name as name, act, before, after from audit where thing = 'coupon' and thing_id = ${code}
    order by id desc limit ${shownHistory}`;
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Its uses by day in India, the latest days that had any, the earliest of these first. */
const readDays = (sql: Sql, code: string) => sql<{ day: string; uses: number; given: number }[]>`
  select * from (
    select india_day(placed_at)::text as day, count(*)::int as uses, sum(discount)::bigint as given
    from orders where coupon_code = ${code} and live group by 1 order by 1 desc limit ${shownDays}) days
  order by day`;

/** A coupon as who asks may see it: what it cost needs reports.sales. Money in paise. Throws an ApiError of 404. */
export async function readCoupon(sql: Sql, typed: string, staff: Pick<SignedIn, "rights">): Promise<OfficeCoupon> {
  const code = codeOf(typed);
  const [[row], standing, days, history] = await Promise.all([
    readRows(sql, staff, sql`c.code = ${code}`, 1),
    readStanding(sql, code),
    readDays(sql, code),
    readHistory(sql, code),
  ]);
  if (!row || !standing) throw notFound("This coupon");
  const { key: _, ...shown } = row;
  return {
    ...shown,
    version: standing.version,
    ...standing.fields,
    days: days.map(({ given, ...day }) => ({ ...day, ...(staff.rights.has("reports.sales") && { given }) })),
    history,
  };
}

/** A page of the orders that used a coupon, the newest first, those that gave it back among them. Throws an ApiError of 422 for an unknown page. */
export async function readUses(
  sql: Sql,
  typed: string,
  after: string | undefined,
): Promise<{ rows: CouponUse[]; next: string | null }> {
  const key = after === undefined ? undefined : keyOf(after);
  if (key && !/^\d{1,15}$/.test(key.sign)) throw noSuchPage();
  const found = await sql<(Omit<CouponUse, "placed_at"> & { placed_at: Date; key: string })[]>`
    select order_no, state, live, placed_at, discount, total, placed_at::text || ' ' || id as key
    from orders where coupon_code = ${codeOf(typed)}
      ${key ? sql`and (placed_at, id) < (${key.at}::text::timestamptz, ${key.sign}::bigint)` : sql``}
    order by placed_at desc, id desc limit ${usesPerPage + 1}`;
  const rows = found.slice(0, usesPerPage);
  return {
    rows: rows.map((row) => {
      const { key: _, placed_at, ...use } = row;
      return { ...use, placed_at: placed_at.toISOString() };
    }),
    next: found.length > usesPerPage ? (rows.at(-1)?.key ?? null) : null,
  };
}
