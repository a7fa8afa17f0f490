import type { z } from "zod";
import type { ReturnRow } from "../../../contract/office/returns.ts";
import type { Sql } from "../../database/connect.ts";

type Row = z.infer<typeof ReturnRow> & { id: number };

const perPage = 50;

function shownRow(keyed: Row): z.infer<typeof ReturnRow> {
  const { id: _, ...row } = keyed;
  return row;
}

/** Returns, the oldest first: those that wait for the shop or for the parcel, or those of one state. `after`: as `next` said. */
export async function listReturns(
  sql: Sql,
  { state, after }: { state?: string | undefined; after?: string | undefined },
): Promise<{ rows: z.infer<typeof ReturnRow>[]; next: string | null }> {
  const from = Number(/^\d{1,15}$/.exec(after ?? "")?.[0] ?? 0);
  const iso = (time: ReturnType<typeof sql>) =>
    sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const rows = await sql<Row[]>`
    select r.id, o.order_no, o.name, r.number, r.state, r.reason,
      (select sum(quantity)::int from return_line where return_id = r.id) as pieces, coalesce(r.exchange = 'kept', false) as exchange,
      (select ${iso(sql`min(at)`)} from return_event where return_id = r.id) as asked_at,
      (select ${iso(sql`max(at)`)} from return_event where return_id = r.id) as changed_at
    from return_request r join orders o on o.id = r.order_id
    where r.id > ${from} and ${state === undefined ? sql`r.open` : sql`r.state = ${state}`}
    order by r.id limit ${perPage + 1}`;
  const shown = rows.slice(0, perPage);
  return {
    rows: shown.map(shownRow),
    next: rows.length > perPage ? String(shown.at(-1)?.id) : null,
  };
}
