import type { Sql, Transaction } from "../database/connect.ts";
import { together } from "../database/together.ts";

/** How many pieces of each variant can be had, and what has changed of the selling up to then: another text, another state. */
export type StockNow = { changes: string; pieces: Map<number, number> };

/**
 * Says which changes of the selling there are, and the database's day in India, as rates have dates and are read for that day. Rows are only ever
 * added or, the oldest, taken away, so no two states have the same number and sum of them.
 */
export const changesOf = (sql: Sql | Transaction) =>
  sql<
    { changes: string }[]
  >`select count(*) || ' ' || coalesce(sum(id), 0) || ' ' || india_today() as changes from selling_change`;

async function ask(sql: Sql, ids: number[]): Promise<StockNow> {
  // The ids stand behind a subquery for the same reason as in readLines.
  const rows = await sql<{ changes: string; variant_id: number | null; pieces: number }[]>`
    select c.changes, s.variant_id, s.pieces
    from (${changesOf(sql)}) c
    left join (
      select variant_id, greatest(on_hand - held, 0) as pieces from stock
      where variant_id = any(array(select unnest(${ids}::int[])))) s on true`;
  const pieces = new Map(rows.flatMap((row) => (row.variant_id === null ? [] : [[row.variant_id, row.pieces]])));
  return { changes: rows[0]?.changes ?? "", pieces };
}

/**
 * Asks for the stock of these variants, together with those who ask at the same time. What is answered is of all of them, and never
 * older than the call.
 */
export const askStock = together(async (sql, asked: number[][]): Promise<StockNow[]> => {
  const now = await ask(sql, [...new Set(asked.flat())]);
  return asked.map(() => now);
});
