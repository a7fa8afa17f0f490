import { whyNoReviewPicture } from "../../../contract/office/pictureKinds.ts";
import { type PictureProblem, pictureProblems, reviewPictureLimits } from "../../../contract/pictureProblems.ts";
import { developUploads } from "../../catalogue/uploads/developUploads.ts";
import { receiveUpload } from "../../catalogue/uploads/receiveUpload.ts";
import { transaction } from "../../database/transaction.ts";
import { ApiError } from "../../http/reply.ts";
import { Tally } from "../../http/tally.ts";
import { countAttempt } from "../../limits/rateLimit.ts";
import type { Shop } from "../../shop/shop.ts";
import { isOfOrder } from "./ofOrder.ts";
import { waitAgain } from "./waitAgain.ts";

/** How often one network, and one link, may send a picture. */
const limits = {
  network: { name: "review picture of a network", burst: 30, every: 120 },
  link: { name: "review picture of a link", burst: 12, every: 300 },
};

/** How many pictures one link sends at once. */
const sending = new Tally(reviewPictureLimits.most);

const refuse = (status: 409 | 429, reason: PictureProblem, headers: Record<string, string> = {}) =>
  new ApiError(status, pictureProblems[reason], { reason }, headers);

/** Keeps a place among the three for a picture that comes; one that can't be read gives its place up. Its id, and its review's. */
const reserve = ({ sql }: Pick<Shop, "sql">, orderNo: string, productUrl: string) =>
  transaction(sql, async (tx) => {
    const [review] = await tx<{ id: number }[]>`
      select r.id from review r join product p on p.id = r.product_id
      where p.slug = ${productUrl} and ${isOfOrder(tx, orderNo)} for update of r`;
    if (!review) throw refuse(409, "words");
    const taken = await tx<{ place: number; id: string; state: string }[]>`
      select place, id, state from review_picture where review_id = ${review.id} order by state = 'failed', place`;
    const free = [1, 2, 3].find((place) => !taken.some((one) => one.place === place));
    const last = taken.at(-1);
    const place = free ?? (last?.state === "failed" ? last.place : undefined);
    if (place === undefined) throw refuse(409, "many");
    if (free === undefined) await tx`delete from review_picture where review_id = ${review.id} and place = ${place}`;
    const [upload] = await tx<{ id: string }[]>`
      insert into upload (name, own_name) values ('picture of a review', true) returning id`;
    const id = upload?.id ?? "";
    await tx`insert into review_picture (id, review_id, place) values (${id}, ${review.id}, ${place})`;
    return { id, review: review.id };
  });

async function take(shop: Shop, orderNo: string, productUrl: string, stream: AsyncIterable<Uint8Array>): Promise<void> {
  const { id, review } = await reserve(shop, orderNo, productUrl);
  try {
    await receiveUpload(shop, id, { stream, whyNot: whyNoReviewPicture }, (tx) => waitAgain(tx, review));
  } catch (error) {
    await shop.sql`delete from review_picture where id = ${id}`;
    throw error;
  }
  // The job would find it within a second; nobody waits for what comes of it.
  developUploads(shop).catch((error: unknown) => shop.log.debug({ err: error }, "uploads wait"));
}

/**
 * Takes in a picture for what the buyer of an order says of a product of it, and has it developed; the review is read again before
 * it is shown. `network`: whence it comes. Throws an ApiError: 409 where there are no words yet, or three pictures; 429 for
 * too many; and as receiveUpload does.
 */
export async function sendReviewPicture(
  shop: Shop,
  { orderNo, productUrl, network }: { orderNo: string; productUrl: string; network: string },
  stream: AsyncIterable<Uint8Array>,
): Promise<void> {
  const leave = sending.enter(orderNo);
  if (!leave) throw refuse(429, "often", { "Retry-After": "10" });
  try {
    await countAttempt(shop, limits.network, network);
    await countAttempt(shop, limits.link, orderNo);
    await take(shop, orderNo, productUrl, stream);
  } finally {
    leave();
  }
}
