import type { CustomerData } from "../../contract/customers.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { isOwn } from "../orders/ownOrders.ts";
import { forgetPictures } from "./pictures/forgetPictures.ts";
import { asSent, type KeptPicture, keptPictures } from "./pictures/readPictures.ts";
import { showRating } from "./showRating.ts";

type Owner = { customerId: number; email: string };
type Own = CustomerData["reviews"][number];

/** What a customer has said of what he bought, in whichever state. */
export async function listOwnReviews(sql: Sql, owner: Owner): Promise<Own[]> {
  const rows = await sql<(Omit<Own, "written_at" | "pictures"> & { written_at: Date; pictures: KeptPicture[] })[]>`
    select p.name as product_name, p.slug as product_url, r.state, r.rating, r.title, r.words, r.name, r.town, r.answer, r.written_at, ${keptPictures(sql)} as pictures
    from review r join product p on p.id = r.product_id join orders o on o.id = r.order_id
    where ${isOwn(sql, owner)} order by r.written_at, r.id`;
  return rows.map((row) => ({
    ...row,
    written_at: row.written_at.toISOString(),
    pictures: row.pictures.map((one) => ({ ...asSent(one), file: `/pictures/own/review-${one.id}-1200.avif` })),
  }));
}

/**
 * Deletes what a customer has said, with its stars, its answer, its history and its pictures (decision 86). What was ordered with his proved
 * address has become his own before.
 */
export async function deleteReviews(tx: Transaction, customerId: number): Promise<void> {
  const own = tx`select r.id from review r join orders o on o.id = r.order_id where o.customer_id = ${customerId}`;
  await tx`${own} for update of r`; // a picture that is just coming is there then, or comes to nothing
  const pictures = await tx<{ id: string }[]>`select id from review_picture where review_id in (${own})`;
  await forgetPictures(
    tx,
    pictures.map(({ id }) => id),
  );
  const gone = await tx<{ product_id: number }[]>`
    delete from review r using orders o where o.id = r.order_id and o.customer_id = ${customerId} returning r.product_id`;
  for (const id of new Set(gone.map(({ product_id }) => product_id))) await showRating(tx, id);
}
