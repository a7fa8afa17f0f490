import type { FigureDay, Figures, FigureTotals } from "../../contract/office/figures.ts";
import type { Sql } from "../database/connect.ts";
import { isSale } from "./isSale.ts";
import { daysAfter, type Period, type Span } from "./period.ts";

type Names = {
  payment_method: string;
  channel: Figures["channels"][number]["name"];
  state: Figures["states"][number]["name"];
};
type Counted = { orders: number; sales: number };

/** All that was sold in these days, in one row. */
export async function readTotals(sql: Sql, { from, to }: Span): Promise<FigureTotals> {
  const [row] = await sql<[FigureTotals]>`
    select coalesce(sum(orders), 0)::int as orders, coalesce(sum(sales), 0)::bigint as sales, coalesce(sum(goods), 0)::bigint as goods,
      coalesce(sum(discount), 0)::bigint as discount, coalesce(sum(pieces), 0)::int as pieces, coalesce(sum(back), 0)::bigint as back,
      jsonb_build_object('kept', coalesce(sum(kept), 0), 'known', coalesce(sum(known), 0), 'cost', coalesce(sum(cost), 0)) as margin
    from figure_day where day between ${from} and ${to} and ${isSale(sql)}`;
  return row;
}

async function soldByDay(sql: Sql, { from, to }: Span): Promise<Map<string, Counted>> {
  const rows = await sql<(Counted & { day: string })[]>`
    select day::text, sum(orders)::int as orders, sum(sales)::bigint as sales from figure_day
    where day between ${from} and ${to} and ${isSale(sql)} group by day`;
  return new Map(rows.map(({ day, orders, sales }) => [day, { orders, sales }]));
}

/** Each day of the period, also those without an order, beside the one that it is held against. */
export async function readDays(sql: Sql, period: Period, before: Span | null): Promise<FigureDay[]> {
  const [own, other] = await Promise.all([soldByDay(sql, period), before && soldByDay(sql, before)]);
  const of = (counted: Map<string, Counted>, day: string) => ({
    day,
    ...(counted.get(day) ?? { orders: 0, sales: 0 }),
  });
  return Array.from({ length: period.days }, (_, nth) => {
    const day = daysAfter(period.from, nth);
    return { ...of(own, day), before: other && before && of(other, daysAfter(before.from, nth)) };
  });
}

/** Orders by a column of figure_day, what sold most first; by state, all that were ordered. */
export function readBy<Column extends keyof Names>(sql: Sql, { from, to }: Span, column: Column) {
  const name: string = column;
  return sql<(Counted & { name: Names[Column] })[]>`
    select ${sql(name)} as name, sum(orders)::int as orders, sum(sales)::bigint as sales from figure_day
    where day between ${from} and ${to} and ${column === "state" ? sql`true` : isSale(sql)}
    group by 1 order by 3 desc, 1`;
}

/** How many of these days are to be counted anew. */
export async function readUncounted(sql: Sql, { from, to }: Span): Promise<number> {
  const [row] = await sql<[{ days: number }]>`
    select count(distinct day)::int as days from figure_stale where day between ${from} and ${to}`;
  return row.days;
}
