import type { StockMove } from "../../../contract/office/stock.ts";
import type { Sql } from "../../database/connect.ts";
import { ApiError } from "../../http/reply.ts";

const perPage = 50;

type Row = { move: Omit<StockMove, "at">; at: Date; key: string };

/** The move that a page comes after: its time, by whose hand (0: staff and files, 1: an order), its number there. */
function keyOf(after: string) {
  const [, at = "", source, id] = /^(\d{4}-\d\d-\d\d [\d:.]+\+00) ([01]) (\d{1,15})$/.exec(after) ?? [];
  if (Number.isNaN(Date.parse(at))) throw new ApiError(422, "There is no such page of the list.");
  return { at, source: Number(source), id: Number(id) };
}

/** What moved a variant's pieces, the latest first: people, files, orders that left and what came back of them. */
export async function listMoves(
  sql: Sql,
  variant: number,
  after: string | undefined,
): Promise<{ rows: StockMove[]; next: string | null }> {
  const key = after === undefined ? undefined : keyOf(after);
  const later = (source: number, id: ReturnType<Sql>) =>
    key ? sql`and (at, ${source}::int, ${id}) < (${key.at}::text::timestamptz, ${key.source}, ${key.id})` : sql``;
  const found = await sql<Row[]>`
    select m.at, jsonb_build_object('id', m.id, 'reason', m.reason, 'delta', m.delta, 'on_hand', m.on_hand, 'name', m.name,
        'note', m.note, 'order_no', o.order_no, 'undoes', m.undoes,
        'undone', exists (select from stock_count u where u.undoes = m.id), 'count', m.count_id) as move,
      (m.at at time zone 'UTC')::text || '+00 ' || m.source || ' ' || m.n as key
    from (
      (select 0 as source, id as n, case when staff_name is not null and undoes is null and cause <> 'first' then id::int end as id, at,
          cause as reason, delta, on_hand, staff_name as name, note, null::bigint as order_id, undoes::int, count_id
        from stock_count where variant_id = ${variant} ${later(0, sql`id`)} order by at desc, id desc limit ${perPage + 1})
      union all
      (select 1, order_id, null, at, case kind when 'commit' then 'sold' else 'restocked' end,
          case kind when 'commit' then -quantity else quantity end, null, null, null, order_id, null, null
        from stock_move where variant_id = ${variant} and kind in ('commit', 'restock') ${later(1, sql`order_id`)}
        order by at desc, order_id desc limit ${perPage + 1})) m
    left join orders o on o.id = m.order_id
    order by m.at desc, m.source desc, m.n desc limit ${perPage + 1}`;
  const rows = found.slice(0, perPage);
  return {
    rows: rows.map(({ move, at }) => ({ ...move, at: at.toISOString() })),
    next: found.length > perPage ? (rows.at(-1)?.key ?? null) : null,
  };
}
