import type { Sql } from "../database/connect.ts";

/** Makes the cards anew of products whose tax class has its first rate from today on: they can be bought now. */
export async function newRates(sql: Sql): Promise<number> {
  const started = await sql<{ id: number }[]>`
    select k.product_id as id from card k cross join lateral tax_on(k.product_id, india_today()) t
    where exists (select from tax_rate where from_day = india_today())
      and t.on_sale and not k.on_sale
    order by k.product_id`;
  const ids = started.map(({ id }) => id);
  if (ids.length > 0) await sql`select refresh_card(${ids}), tell_products(${ids})`;
  return ids.length;
}
