import type { TodayGroup } from "../../../contract/office/today.ts";
import type { Sql } from "../../database/connect.ts";
import { counted, firstOf } from "./group.ts";

/** Questions without an answer, the oldest first. */
export async function questionGroup(sql: Sql): Promise<TodayGroup> {
  const rows = await sql<{ id: number; product: string; words: string; asked_at: Date }[]>`
    select q.id, p.name as product, left(q.words, 100) as words, q.asked_at
    from question q join product p on p.id = q.product_id where q.state = 'waiting' order by q.asked_at, q.id limit ${counted}`;
  return {
    kind: "questions",
    count: rows.length,
    late: 0,
    items: firstOf(rows).map(({ id, product, words, asked_at }) => ({
      id: String(id),
      title: product,
      words: words.replace(/\s+/g, " "),
      since: asked_at.toISOString(),
      due: null,
      is_late: false,
      amount: null,
    })),
  };
}
