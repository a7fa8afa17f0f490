import type { Today } from "../../../contract/office/today.ts";
import type { Sql } from "../../database/connect.ts";
import type { Asker } from "../orders/readRows.ts";

type Row = { day: string; channel: "web" | "counter" | "phone" | null; orders: number; sales: number };
type Strip = NonNullable<Today["strip"]>;

/**
 * What was ordered today, yesterday and a week ago: read from the orders of these days alone. What is not paid, was
 * cancelled or has expired is not counted.
 */
export async function readStrip(sql: Sql, { rights }: Pick<Asker, "rights">): Promise<Strip> {
  const rows = await sql<Row[]>`
    select days.day::text, o.channel, count(o.*)::int as orders, coalesce(sum(o.total), 0)::bigint as sales
    from (select india_today() - ago as day from unnest(array[0, 1, 7]) ago) days
    left join lateral (
      select channel, total from orders
      where placed_at >= days.day::timestamp at time zone 'Asia/Kolkata' and placed_at < (days.day + 1)::timestamp at time zone 'Asia/Kolkata'
        and state not in ('awaiting_payment', 'cancelled', 'expired')) o on true
    group by 1, 2 order by 1 desc, 2`;
  const money = (sales: number) => (rights.has("reports.sales") ? { sales } : {});
  const [today = "", yesterday = "", weekAgo = ""] = new Set(rows.map(({ day }) => day));
  const dayOf = (day: string): Strip["today"] => {
    const own = rows.filter((row) => row.day === day);
    return {
      day,
      orders: own.reduce((sum, { orders }) => sum + orders, 0),
      ...money(own.reduce((sum, { sales }) => sum + sales, 0)),
      by_channel: own.flatMap(({ channel, orders, sales }) => (channel ? [{ channel, orders, ...money(sales) }] : [])),
    };
  };
  return { today: dayOf(today), yesterday: dayOf(yesterday), week_ago: dayOf(weekAgo) };
}
