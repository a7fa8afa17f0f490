import type { TodayGroup } from "../../../contract/office/today.ts";
import type { Sql } from "../../database/connect.ts";
import { counted, firstOf } from "./group.ts";

/** Reviews that wait to be read, the oldest first. */
export async function reviewGroup(sql: Sql): Promise<TodayGroup> {
  const rows = await sql<{ id: number; product: string; rating: number; words: string; written_at: Date }[]>`
    select r.id, p.name as product, r.rating, left(r.words, 100) as words, r.written_at
    from review r join product p on p.id = r.product_id where r.state = 'waiting' order by r.written_at, r.id limit ${counted}`;
  return {
    kind: "reviews",
    count: rows.length,
    late: 0,
    items: firstOf(rows).map(({ id, product, rating, words, written_at }) => ({
      id: String(id),
      title: product,
      words: `${rating} of 5: ${words.replace(/\s+/g, " ")}`,
      since: written_at.toISOString(),
      due: null,
      is_late: false,
      amount: null,
    })),
  };
}
