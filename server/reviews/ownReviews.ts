import type { CustomerData } from "../../contract/customers.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { isOwn } from "../orders/ownOrders.ts";
import { showRating } from "./showRating.ts";

type Owner = { customerId: number; email: string };
type Own = CustomerData["reviews"][number];

/** What a customer has said of what he bought, in whichever state. */
export async function listOwnReviews(sql: Sql, owner: Owner): Promise<Own[]> {
  const rows = await sql<(Omit<Own, "written_at"> & { written_at: Date })[]>`
    select p.name as product_name, p.slug as product_url, r.state, r.rating, r.title, r.words, r.name, r.town, r.answer, r.written_at
    from review r join product p on p.id = r.product_id join orders o on o.id = r.order_id
    where ${isOwn(sql, owner)} order by r.written_at, r.id`;
  return rows.map((row) => ({ ...row, written_at: row.written_at.toISOString() }));
}

/**
 * Deletes what a customer has said, with its stars, its answer and its history (decision 86). What was ordered with his proved
 * address has become his own before.
 */
export async function deleteReviews(tx: Transaction, customerId: number): Promise<void> {
  const gone = await tx<{ product_id: number }[]>`
    delete from review r using orders o where o.id = r.order_id and o.customer_id = ${customerId} returning r.product_id`;
  for (const id of new Set(gone.map(({ product_id }) => product_id))) await showRating(tx, id);
}
