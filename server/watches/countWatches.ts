import type { Sql } from "../database/connect.ts";

/** How many people wait until a product can be bought, and how many watch its price; one who does so for several variants is one. */
export async function countWatches(sql: Sql, productId: number): Promise<{ stock: number; price: number }> {
  const [counts] = await sql<{ stock: number; price: number }[]>`
    select count(distinct w.email) filter (where w.kind = 'stock')::int as stock,
      count(distinct w.email) filter (where w.kind = 'price')::int as price
    from product_watch w join variant v on v.id = w.variant_id where v.product_id = ${productId}`;
  return counts ?? { stock: 0, price: 0 };
}
