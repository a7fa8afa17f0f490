import type { StockMove } from "../../../contract/office/stock.ts";
import type { Sql } from "../../database/connect.ts";
import { isMoment, noSuchPage } from "../../http/pageKey.ts";

const perPage = 50;

type Row = { move: Omit<StockMove, "at">; at: Date; key: string };

/** The move that a page comes after: its time, by whose hand (0: staff and files, 1: an order), its number there. */
function keyOf(after: string) {
  const [, at = "", source, id] = /^(\d{4}-\d\d-\d\d [\d:.]+\+00) ([01]) (\d{1,15})$/.exec(after) ?? [];
  if (!isMoment(at)) throw noSuchPage();
  return { at, source: Number(source), id: Number(id) };
}

/**
 * What moved a variant's pieces, the latest first: people, files, orders that left and what came back of them. What stood there after a
 * move that wrote no number down is counted back from what is on hand now; before a first count nothing is known.
 */
export async function listMoves(
  sql: Sql,
  variant: number,
  after: string | undefined,
): Promise<{ rows: StockMove[]; next: string | null }> {
  const key = after === undefined ? undefined : keyOf(after);
  const isBefore = (source: number, id: ReturnType<Sql>) =>
    key ? sql`(at, ${source}::int, ${id}) < (${key.at}::text::timestamptz, ${key.source}, ${key.id})` : sql`true`;
  const found = await sql<Row[]>`
    with page as (
      select * from (
        (select 0 as source, id as n, case when staff_name is not null and undoes is null and cause <> 'first' then id::int end as id, at,
            cause as reason, delta, on_hand, staff_name as name, note, null::bigint as order_id, undoes::int, count_id
          from stock_count where variant_id = ${variant} and ${isBefore(0, sql`id`)} order by at desc, id desc limit ${perPage + 1})
        union all
        (select 1, order_id, null, at, case kind when 'commit' then 'sold' else 'restocked' end,
            case kind when 'commit' then -quantity else quantity end, null, null, null, order_id, null, null
          from stock_move where variant_id = ${variant} and kind in ('commit', 'restock') and ${isBefore(1, sql`order_id`)}
          order by at desc, order_id desc limit ${perPage + 1})) both_kinds
      order by at desc, source desc, n desc limit ${perPage + 1}),
    shown_before as (
      select sum(delta) as delta, bool_or(is_first) as is_first from (
        select delta, cause = 'first' as is_first from stock_count where variant_id = ${variant} and not ${isBefore(0, sql`id`)}
        union all
        select case kind when 'commit' then -quantity else quantity end, false
        from stock_move where variant_id = ${variant} and kind in ('commit', 'restock') and not ${isBefore(1, sql`order_id`)}) later),
    told as (
      select *, sum(delta) over later as delta_since, bool_or(reason = 'first') over later as first_since from page
      window later as (order by at desc, source desc, n desc rows between unbounded preceding and 1 preceding))
    select m.at, jsonb_build_object('id', m.id, 'reason', m.reason, 'delta', m.delta,
        'on_hand', coalesce(m.on_hand, case when s.counted and not coalesce(m.first_since, false) and not coalesce(b.is_first, false)
          then s.on_hand - coalesce(m.delta_since, 0) - coalesce(b.delta, 0) end),
        'name', coalesce(m.name, who.staff_name), 'note', m.note, 'order_no', o.order_no, 'undoes', m.undoes,
        'undone', exists (select from stock_count u where u.undoes = m.id), 'count', m.count_id) as move,
      (m.at at time zone 'UTC')::text || '+00 ' || m.source || ' ' || m.n as key
    from told m
    join stock s on s.variant_id = ${variant}
    cross join shown_before b
    left join orders o on o.id = m.order_id
    left join lateral (
      -- A move is written in the transaction, and so at the moment, of the event that caused it.
      select staff_name from order_event where order_id = m.order_id and at = m.at and staff_name is not null
      union all
      select e.staff_name from return_request r join return_event e on e.return_id = r.id
      where r.order_id = m.order_id and e.at = m.at and e.staff_name is not null limit 1) who on true
    order by m.at desc, m.source desc, m.n desc`;
  const rows = found.slice(0, perPage);
  return {
    rows: rows.map(({ move, at }) => ({ ...move, at: at.toISOString() })),
    next: found.length > perPage ? (rows.at(-1)?.key ?? null) : null,
  };
}
