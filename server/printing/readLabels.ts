import type { Sql } from "../database/connect.ts";
import type { Labelled } from "./pieceLabels.ts";

/** The labels of these variants, each as often as asked for, in the order in which they are named; `unknown` are those that there are not. */
export async function readLabels(
  sql: Sql,
  wanted: readonly { id: number; count: number }[],
): Promise<{ labels: Labelled[]; unknown: number[] }> {
  const rows = await sql<(Labelled & { id: number })[]>`
    select v.id, v.sku, v.price, v.gtin,
      concat_ws(', ', p.name, nullif(array_to_string(array(select value from unnest(v.option_values) value where value <> 'Default Title'), ' / '), '')) as name
    from variant v join product p on p.id = v.product_id where v.id = any(${wanted.map(({ id }) => id)})`;
  const known = new Map(rows.map(({ id, ...labelled }) => [id, labelled]));
  return {
    labels: wanted.flatMap(({ id, count }) => {
      const labelled = known.get(id);
      return labelled ? Array.from({ length: count }, () => labelled) : [];
    }),
    unknown: wanted.flatMap(({ id }) => (known.has(id) ? [] : id)),
  };
}
