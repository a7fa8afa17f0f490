import type { officeReviewCalls } from "../../../contract/office/reviews.ts";
import { data, notFound } from "../../http/reply.ts";
import { answerReview, judgeReview } from "../../reviews/judgeReview.ts";
import { judgePicture } from "../../reviews/pictures/judgePicture.ts";
import { reviewPictureFile } from "../../reviews/pictures/servePicture.ts";
import type { Shop } from "../../shop/shop.ts";
import type { OfficeHandlers } from "../handler.ts";
import { listReviews, readReview } from "./listReviews.ts";

/** What buyers say, and what becomes of it. */
export const officeReviewRoutes = (shop: Shop): Pick<OfficeHandlers, keyof typeof officeReviewCalls> => ({
  "GET /reviews": async ({ query }) => data(await listReviews(shop.sql, query)),
  async "POST /reviews/{id}"({ parameters, body, staff }) {
    await judgeReview(shop, Number(parameters.id), body, staff.actor);
    return data(await readReview(shop.sql, Number(parameters.id)));
  },
  async "POST /reviews/{id}/answer"({ parameters, body, staff }) {
    await answerReview(shop, Number(parameters.id), body, staff.actor);
    return data(await readReview(shop.sql, Number(parameters.id)));
  },
  async "POST /reviews/{id}/pictures/{picture}"({ parameters, body, staff }) {
    const id = Number(parameters.id);
    await judgePicture(shop, { id, picture: parameters.picture }, body, staff.actor);
    return data(await readReview(shop.sql, id));
  },
  async "GET /reviews/pictures/{picture}"({ parameters: { picture: id }, query: { width }, request }) {
    const [ready] = await shop.sql`select from review_picture where id = ${id} and state = 'ready'`;
    const found = { id, file: `${width}.avif`, cacheControl: "no-store" };
    const file = ready && (await reviewPictureFile(shop, found, request));
    if (!file) throw notFound("This picture");
    return file;
  },
});
