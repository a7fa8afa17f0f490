import type { SettlementList } from "../../contract/office/settlementLists.ts";
import type { SettlementRow } from "../../contract/office/settlements.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { type MatchedRow, matchedLines, settledByHand, type Waiting, waitingMoney } from "./matched.ts";

type Page = { rows: SettlementRow[]; next: string | null };
type Asked = { after?: string | undefined; reference?: string | undefined };

const told = ({ list: _list, note_id: _note, ...row }: MatchedRow & { note_id?: number }): SettlementRow => row;

const columns = (sql: Sql | Transaction) =>
  sql`m.of, m.id::int as id, m.order_no, m.source, m.what, m.outside, m.said, m.ours, m.fee, m.fee_gst, m.net, m.reference, m.day, m.days, m.late, m.note, m.taken_back, m.list`;

/** The place after which the next page begins: a day, what it is, its number. */
const placeOf = (after = "") => /^(\d{4}-\d\d-\d\d)_(payment|refund)_(\d{1,15})$/.exec(after)?.slice(1);

/**
 * The lines before `from` that `matchedLines` calls unknown, the latest first: found by what there is not in whole tables, as to look each
 * line of a large shop up takes many times as long.
 */
const unknownLines = (sql: Sql, from: number) => sql`
  with unknown as materialized (
    select l.id from settlement_line l
    where not exists (select from payment p
        where l.kind in ('payment', 'cash') and p.gateway_payment_id = l.key and (p.gateway = 'cod') = (l.kind = 'cash'))
      and not exists (select from refund r join payment g on g.id = r.payment_id
        where l.kind = 'refund' and r.gateway_refund_id = l.key and g.gateway <> 'cod')
      and not exists (select from settlement_note n where n.line_id = l.id)
      ${from > 0 ? sql`and l.id < ${from}` : sql``})
  select id from unknown order by id desc`;

/** Lines that match so, the latest first, or what waits, the oldest first. `after`: as `next` said. */
export async function listSettlements(
  sql: Sql,
  list: SettlementList,
  { after, reference, perPage = 50 }: Asked & { perPage?: number },
  waiting: Waiting,
): Promise<Page> {
  const [day, of, id] = placeOf(after) ?? [];
  const from = Number(/^\d{1,15}$/.exec(after ?? "")?.[0] ?? 0);
  if (list === "by_hand") return listByHand(sql, from, perPage);
  const only =
    list === "unknown" && reference === undefined
      ? sql`and m.id = any(array(${unknownLines(sql, from)} limit ${perPage + 1}))`
      : sql``;
  const rows =
    list === "waiting"
      ? await sql<MatchedRow[]>`
        select ${columns(sql)} from (${waitingMoney(sql, waiting)}) m
        ${day === undefined ? sql`` : sql`where (m.day, m.of, m.id) > (${day}, ${of ?? ""}, ${Number(id)}::bigint)`}
        order by m.day, m.of, m.id limit ${perPage + 1}`
      : await sql<MatchedRow[]>`
        select ${columns(sql)} from (${matchedLines(sql, list === "differs" && reference === undefined ? "all" : "few")}) m
        where m.list = ${list} ${only} ${from > 0 ? sql`and m.id < ${from}` : sql``} ${reference === undefined ? sql`` : sql`and m.reference = ${reference}`}
        order by m.id desc limit ${perPage + 1}`;
  const shown = rows.slice(0, perPage);
  const last = shown.at(-1);
  const place = last && (list === "waiting" ? `${last.day}_${last.of}_${last.id}` : String(last.id));
  return { rows: shown.map(told), next: rows.length > perPage && place ? place : null };
}

/** What was settled by hand, what was settled last first. `from`: the note before. */
async function listByHand(sql: Sql, from: number, perPage: number): Promise<Page> {
  const rows = await sql<(MatchedRow & { note_id: number })[]>`
    select ${columns(sql)}, m.note_id::int as note_id from (${settledByHand(sql)}) m
    ${from > 0 ? sql`where m.note_id < ${from}` : sql``} order by m.note_id desc limit ${perPage + 1}`;
  const shown = rows.slice(0, perPage);
  return { rows: shown.map(told), next: rows.length > perPage ? String(shown.at(-1)?.note_id) : null };
}

/** One line, payment or refund as it stands in its list; undefined for one that is in none. */
export async function readSettlement(
  sql: Sql | Transaction,
  { of, id }: { of: SettlementRow["of"]; id: number },
  waiting: Waiting,
): Promise<MatchedRow | undefined> {
  const from = of === "line" ? matchedLines(sql, "few") : waitingMoney(sql, waiting);
  const [row] = await sql<MatchedRow[]>`
    select ${columns(sql)} from (${from}) m where m.of = ${of} and m.id = ${id}`;
  return row;
}
