import type { Figures } from "../../contract/office/figures.ts";
import type { Sql } from "../database/connect.ts";
import type { Span } from "./period.ts";

/** What coupons were used for in sales of these days, and what they took off. Delivery that a coupon made free is no discount. */
export const readCoupons = (sql: Sql, { from, to }: Span) => sql<Figures["coupons"]>`
  select code, sum(orders)::int as orders, sum(sales)::bigint as sales, sum(discount)::bigint as discount from figure_coupon
  where day between ${from} and ${to} group by code order by discount desc, code`;

/** Why something of what was sold in these days was given back. */
export const readReasons = (sql: Sql, { from, to }: Span) => sql<Figures["reasons"]>`
  select reason as name, sum(pieces)::int as pieces, sum(back)::bigint as back from figure_return
  where day between ${from} and ${to} group by reason order by back desc, reason`;

/** Of which makers something came back; how many pieces were sold of each stands in `makers`. */
export async function readReturns(
  sql: Sql,
  { from, to }: Span,
  makers: Figures["makers"],
): Promise<Figures["returns"]> {
  const rows = await sql<{ id: number | null; slug: string; name: string; pieces: number; back: number }[]>`
    select b.id, coalesce(b.slug, '') as slug, coalesce(b.name, 'Not known any more') as name, sum(pieces)::int as pieces, sum(back)::bigint as back
    from figure_return r left join product p on p.id = r.product_id left join brand b on b.id = p.brand_id
    where day between ${from} and ${to} group by b.id order by back desc, b.id`;
  return rows.map(({ id, slug, name, pieces, back }) => {
    const sold = makers.find((maker) => maker.id === id)?.pieces ?? 0;
    return { slug, name, pieces, back, sold };
  });
}
