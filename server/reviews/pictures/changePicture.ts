import type { Transaction } from "../../database/connect.ts";
import { transaction } from "../../database/transaction.ts";
import { notFound } from "../../http/reply.ts";
import type { Shop } from "../../shop/shop.ts";
import { showRating } from "../showRating.ts";
import { forgetPictures } from "./forgetPictures.ts";
import { isOfOrder } from "./ofOrder.ts";
import { waitAgain } from "./waitAgain.ts";

type Found = { review: number; state: string; product_id: number };

/** Locks the review of a picture that the buyer of this order has sent. Throws an ApiError of 404 where there is none. */
async function find(tx: Transaction, orderNo: string, id: string): Promise<Found> {
  const [found] = await tx<Found[]>`
    select r.id as review, r.state, r.product_id from review r
    where r.id = (select review_id from review_picture where id = ${id}) and ${isOfOrder(tx, orderNo)} for update of r`;
  if (!found) throw notFound("This picture");
  return found;
}

/** Keeps what is to be seen on a picture, in its buyer's words; the same words again change nothing. Throws as find does. */
export const describePicture = (
  { sql }: Pick<Shop, "sql">,
  orderNo: string,
  { id, alt }: { id: string; alt: string },
): Promise<void> =>
  transaction(sql, async (tx) => {
    const { review } = await find(tx, orderNo, id);
    const changed = await tx`update review_picture set alt = ${alt} where id = ${id} and alt <> ${alt} returning id`;
    if (changed.length > 0) await waitAgain(tx, review);
  });

/** Takes a picture and its files away, as its buyer wants; his review stays as it is. Throws as find does. */
export const takePictureAway = ({ sql }: Pick<Shop, "sql">, orderNo: string, id: string): Promise<void> =>
  transaction(sql, async (tx) => {
    const { review, state, product_id } = await find(tx, orderNo, id);
    const gone = await tx`delete from review_picture where id = ${id} returning id`;
    if (gone.length === 0) return; // twice at once
    await tx`update review set version = version + 1 where id = ${review}`;
    await forgetPictures(tx, [id]);
    if (state === "shown") await showRating(tx, product_id);
  });
