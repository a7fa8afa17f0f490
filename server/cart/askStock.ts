import type { Sql, Transaction } from "../database/connect.ts";

/** How many pieces of each variant can be had, and what has changed of the selling up to then: another text, another state. */
export type StockNow = { changes: string; pieces: Map<number, number> };

/** A question that is not asked yet: who comes now joins it. */
type Question = { ids: Set<number>; answer: Promise<StockNow> };

const open = new WeakMap<Sql, Question>();
const running = new WeakMap<Sql, Promise<unknown>>();

/** Says which changes of the selling there are. Rows are only ever added or, the oldest, taken away, so no two states have the same number and sum of them. */
export const changesOf = (sql: Sql | Transaction) =>
  sql<{ changes: string }[]>`select count(*) || ' ' || coalesce(sum(id), 0) as changes from selling_change`;

async function ask(sql: Sql, ids: Set<number>): Promise<StockNow> {
  // The ids stand behind a subquery for the same reason as in readLines.
  const rows = await sql<{ changes: string; variant_id: number | null; pieces: number }[]>`
    select c.changes, s.variant_id, s.pieces
    from (${changesOf(sql)}) c
    left join (
      select variant_id, greatest(on_hand - held, 0) as pieces from stock
      where variant_id = any(array(select unnest(${[...ids]}::int[])))) s on true`;
  const pieces = new Map(rows.flatMap((row) => (row.variant_id === null ? [] : [[row.variant_id, row.pieces]])));
  return { changes: rows[0]?.changes ?? "", pieces };
}

/**
 * Asks for the stock of these variants. One question runs at a time; those who come meanwhile are asked for together next, so
 * that many carts at once cost the database hardly more than one. What is answered is never older than the call.
 */
export function askStock(sql: Sql, ids: number[]): Promise<StockNow> {
  const question = open.get(sql) ?? openQuestion(sql);
  for (const id of ids) question.ids.add(id);
  return question.answer;
}

function openQuestion(sql: Sql): Question {
  const ids = new Set<number>();
  const begin = () => {
    open.delete(sql);
    const asked = ask(sql, ids);
    running.set(sql, asked);
    return asked;
  };
  // A question that failed has failed for those who asked it.
  const question = { ids, answer: (running.get(sql) ?? Promise.resolve()).then(begin, begin) };
  open.set(sql, question);
  return question;
}
