import type { TodayGroup } from "../../../contract/office/today.ts";
import type { Sql } from "../../database/connect.ts";
import type { Shop } from "../../shop/shop.ts";
import { readClosedVisits } from "../../tryOuts/readClosedVisits.ts";
import { whenInWords } from "../../tryOuts/whenInWords.ts";
import { counted, firstOf } from "./group.ts";

type Row = { no: string; name: string; words: string; began: Date | null; over: Date | null };

/** Who comes to the showroom today to try what and was not marked yet, by the clock: `since` it has begun; late are those whose time is over. */
export async function tryOutGroup(sql: Sql): Promise<TodayGroup> {
  const rows = await sql<Row[]>`
    select t.booking_no as no, t.name, concat_ws(', ', to_char(lower(t.during) at time zone 'Asia/Kolkata', 'FMHH12:MI am'), p.name,
        case when t.confirmed_at is not null then 'says he comes' end) as words,
      case when lower(t.during) <= now() then lower(t.during) end as began, case when upper(t.during) <= now() then upper(t.during) end as over
    from try_out t left join product p on p.id = t.product_id
    where t.state = 'booked' and lower(t.during) >= india_today()::timestamp at time zone 'Asia/Kolkata'
      and lower(t.during) < (india_today() + 1)::timestamp at time zone 'Asia/Kolkata'
    order by lower(t.during), t.id limit ${counted}`;
  return {
    kind: "try_outs",
    count: rows.length,
    late: rows.filter(({ over }) => over !== null).length,
    items: firstOf(rows).map(({ no, name, words, began, over }) => ({
      id: no,
      title: name,
      words,
      since: began?.toISOString() ?? null,
      due: over?.toISOString() ?? null,
      is_late: over !== null,
      amount: null,
    })),
  };
}

/** Who is to come while the shop is closed, as its hours changed after he had booked: he is to be called, and moved or cancelled. */
export async function closedVisitGroup(shop: Pick<Shop, "sql" | "settings">): Promise<TodayGroup> {
  const visits = await readClosedVisits(shop);
  return {
    kind: "closed_visits",
    count: Math.min(visits.length, counted),
    late: 0,
    items: firstOf(visits).map((visit) => ({
      id: visit.booking_no,
      title: visit.name,
      words: `${whenInWords(visit)}, ${visit.product_name}`,
      since: null,
      due: visit.starts_at.toISOString(),
      is_late: false,
      amount: null,
    })),
  };
}
