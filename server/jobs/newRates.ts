import type { Sql } from "../database/connect.ts";

/** Makes the cards anew of products whose tax class has its first rate from today on: they can be bought now. */
export async function newRates(sql: Sql): Promise<number> {
  const started = await sql<{ id: number }[]>`
    select k.product_id as id from card k cross join lateral tax_on(k.product_id, india_today()) t
    where exists (select from tax_rate where from_day = india_today())
      and k.availability = 'out_of_stock' and t.on_sale
      and exists (select from variant v join stock s on s.variant_id = v.id where v.product_id = k.product_id and not v.retired and s.on_hand > s.held)
    order by k.product_id`;
  const ids = started.map(({ id }) => id);
  if (ids.length > 0) await sql`select refresh_card(${ids}), tell_products(${ids})`;
  return ids.length;
}
