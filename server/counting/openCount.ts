import type { PendingQuery, Row } from "postgres";
import type { z } from "zod";
import { type countCalls, mostCounted } from "../../contract/office/counts.ts";
import type { Sql } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";

type Wanted = z.output<(typeof countCalls)["POST /counts"]["body"]>;

/** `many`: so many variants are more than one count has. */
export type Opening =
  | { outcome: "opened"; id: number }
  | { outcome: "nothing" }
  | { outcome: "many"; variants: number };

const viewWords = { all: "", low: "low stock", out: "none left", uncounted: "not counted yet" };

/** What is counted, as people read it. */
const wordsOf = ({ place, search, view }: Wanted): string =>
  [place && `Place ${place}`, search && `“${search}”`, viewWords[view]].filter(Boolean).join(", ") || "All goods";

/** A place and all below it, as SQL over `variant v`: B-04 has B-04-2 and not B-041. In any letter case. */
const isAt = (sql: Sql, place: string) => sql`(upper(v.place) = upper(${place})
  or (starts_with(upper(v.place), upper(${place})) and substr(v.place, length(${place}) + 1, 1) !~ '[0-9A-Za-z]'))`;

/**
 * Begins a count of what stands at a place, what `condition` finds (as SQL over `variant v`, `product p` and `stock s`), or both.
 * What is retired is not counted.
 */
export async function openCount(sql: Sql, wanted: Wanted, condition: PendingQuery<Row[]>, by: Staff): Promise<Opening> {
  return transaction(sql, async (tx): Promise<Opening> => {
    const found = await tx<{ id: number }[]>`
      select v.id from variant v join product p on p.id = v.product_id join stock s on s.variant_id = v.id
      where not v.retired and ${condition} ${wanted.place ? sql`and ${isAt(sql, wanted.place)}` : sql``}`;
    if (found.length === 0) return { outcome: "nothing" };
    if (found.length > mostCounted) return { outcome: "many", variants: found.length };
    const words = wordsOf(wanted);
    const [made] = await tx<{ id: number }[]>`
      with made as (insert into shelf_count (words, staff_id, staff_name) values (${words}, ${by.staffId}, ${by.name}) returning id),
      lines as (insert into shelf_count_line (count_id, variant_id) select made.id, v from made, unnest(${found.map(({ id }) => id)}::int[]) v)
      select id from made`;
    const id = made?.id ?? 0;
    await recordAct(tx, by, { act: "count.open", thing: "count", id, after: { words, variants: found.length } });
    return { outcome: "opened", id };
  });
}
