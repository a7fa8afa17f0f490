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

/** Of which makers something came back. */
export async function readReturns(
  sql: Sql,
  { from, to }: Span,
  makers: Figures["makers"],
): Promise<Figures["returns"]> {
  const rows = await sql<{ id: number; pieces: number; back: number }[]>`
    select coalesce(p.brand_id, 0) as id, sum(pieces)::int as pieces, sum(back)::bigint as back
    from figure_return r left join product p on p.id = r.product_id where day between ${from} and ${to} group by 1 order by back desc, 1`;
  return rows.map(({ id, pieces, back }) => {
    const maker = makers.find((one) => one.id === id);
    return {
      slug: maker?.slug ?? "",
      name: maker?.name ?? "Not known any more",
      pieces,
      back,
      sold: maker?.pieces ?? 0,
    };
  });
}
