import type { SettlementTransfer } from "../../contract/office/settlements.ts";
import type { Sql } from "../database/connect.ts";
import { isDay, noSuchPage } from "../http/pageKey.ts";
import { matchedLines } from "./matched.ts";

const perPage = 50;

/** What came by each reference of the bank, by its last line, the latest first. `after`: as `next` said. Throws an ApiError of 422 for an unknown page. */
export async function listTransfers(
  sql: Sql,
  after: string | undefined,
): Promise<{ rows: SettlementTransfer[]; next: string | null }> {
  const [, day, last] = /^(\d{4}-\d\d-\d\d)_(\d{1,15})$/.exec(after ?? "") ?? [];
  if (after !== undefined && !isDay(day ?? "")) throw noSuchPage();
  const rows = await sql<(SettlementTransfer & { last: number })[]>`
    with head as (
      select l.reference, l.source, l.day, l.id from settlement_line l
      where not exists (
          select from settlement_line k where k.reference = l.reference and k.source = l.source and (k.day, k.id) > (l.day, l.id))
        ${day === undefined ? sql`` : sql`and (l.day, l.id) < (${day}::date, ${Number(last)}::bigint)`}
      order by l.day desc, l.id desc limit ${perPage + 1}),
    t as (
      select head.reference, head.source, head.day, head.id as last, sums.* from head cross join lateral (
        select count(*)::int as lines,
          coalesce(sum(l.gross) filter (where l.kind in ('payment', 'cash')), 0)::bigint as taken,
          coalesce(sum(l.gross) filter (where l.kind = 'refund'), 0)::bigint as back,
          coalesce(sum(l.sign * l.gross) filter (where l.kind = 'other'), 0)::bigint as other,
          sum(l.fee)::bigint as fee, sum(l.fee_gst)::bigint as fee_gst, sum(l.net)::bigint as net
        from settlement_line l where l.reference = head.reference and l.source = head.source) sums)
    select t.reference, t.source, to_char(t.day, 'YYYY-MM-DD') as day, t.lines, t.taken, t.back, t.other, t.fee, t.fee_gst, t.net, t.last,
      (select count(*)::int from (${matchedLines(sql, "few")} where l.reference = t.reference and l.source = t.source) m where m.list in ('differs', 'unknown')) as odd
    from t order by t.day desc, t.last desc`;
  const shown = rows.slice(0, perPage);
  const end = shown.at(-1);
  return {
    rows: shown.map(({ last: _last, ...row }) => row),
    next: rows.length > perPage && end ? `${end.day}_${end.last}` : null,
  };
}
