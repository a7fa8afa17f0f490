import type { Card } from "../../contract/catalogue.ts";
import { cardColumns, cardJoins } from "../catalogue/card.ts";
import type { Sql } from "../database/connect.ts";

/** How many products are remembered of each customer. */
const most = 20;

/** What a customer has looked at and can still be bought, latest first. */
export async function listRecentViews(sql: Sql, customerId: number): Promise<Card[]> {
  const rows = await sql<Card[]>`
    select ${cardColumns(sql)} from recent_view v join card k on k.product_id = v.product_id ${cardJoins(sql)}
    where v.customer_id = ${customerId} order by v.at desc`;
  return [...rows];
}

/** Remembers that a customer looked at a product; a product that is not there is passed over. */
export async function addRecentView(sql: Sql, customerId: number, productId: number): Promise<void> {
  await sql`
    insert into recent_view (customer_id, product_id) select ${customerId}, product_id from card where product_id = ${productId}
    on conflict (customer_id, product_id) do update set at = now()`;
  await sql`
    delete from recent_view where customer_id = ${customerId} and product_id in (
      select product_id from recent_view where customer_id = ${customerId} order by at desc offset ${most})`;
}
