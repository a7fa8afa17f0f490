import type { TodayGroup } from "../../../contract/office/today.ts";
import type { Sql } from "../../database/connect.ts";

const monthName = new Intl.DateTimeFormat("en-IN", { month: "long", year: "numeric", timeZone: "UTC" });

/**
 * The last tax month, if it has documents and nobody has closed it. Late after the 11th, when GSTR-1 of who files by months is
 * due (section 37 of the CGST Act, Notification 83/2020).
 */
export async function taxGroup(sql: Sql): Promise<TodayGroup> {
  const rows = await sql<{ month: string; since: Date; due: string; is_late: boolean }[]>`
    select tax_month_of(b.at) as month, e.at as since, to_char(d.day, 'YYYY-MM-DD') as due, india_today() > d.day as is_late
    from date_trunc('month', now(), 'Asia/Kolkata') e(at)
    cross join lateral date_trunc('month', e.at - interval '1 day', 'Asia/Kolkata') b(at)
    cross join lateral (select india_day(e.at) + 10 as day) d
    where exists (select from tax_document where issued_at >= b.at and issued_at < e.at)
      and not exists (select from tax_month where month = tax_month_of(b.at))`;
  return {
    kind: "tax_month",
    count: rows.length,
    late: rows.filter(({ is_late }) => is_late).length,
    items: rows.map(({ month, since, due, is_late }) => ({
      id: month,
      title: monthName.format(new Date(`${month}-01T00:00:00Z`)),
      words: "Over, and not closed yet",
      since: since.toISOString(),
      due,
      is_late,
      amount: null,
    })),
  };
}
