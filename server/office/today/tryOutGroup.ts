import type { TodayGroup } from "../../../contract/office/today.ts";
import type { Sql } from "../../database/connect.ts";
import { counted, firstOf } from "./group.ts";

type Row = { no: string; name: string; product: string; starts: Date; words: string; over: boolean };

/** Who comes to the showroom today to try what and was not marked yet, by the clock; late are those whose time is over. */
export async function tryOutGroup(sql: Sql): Promise<TodayGroup> {
  const rows = await sql<Row[]>`
    select t.booking_no as no, t.name, coalesce(p.name, '') as product, lower(t.during) as starts, upper(t.during) <= now() as over,
      trim(to_char(lower(t.during) at time zone 'Asia/Kolkata', 'FMHH12:MI am')) || case when t.confirmed_at is null then '' else ', says he comes' end as words
    from try_out t left join product p on p.id = t.product_id
    where t.state = 'booked' and lower(t.during) >= india_today()::timestamp at time zone 'Asia/Kolkata'
      and lower(t.during) < (india_today() + 1)::timestamp at time zone 'Asia/Kolkata'
    order by lower(t.during), t.id limit ${counted}`;
  return {
    kind: "try_outs",
    count: rows.length,
    late: rows.filter(({ over }) => over).length,
    items: firstOf(rows).map(({ no, name, product, starts, words, over }) => ({
      id: no,
      title: [name, product].filter(Boolean).join(": "),
      words,
      since: null,
      due: starts.toISOString(),
      is_late: over,
      amount: null,
    })),
  };
}
