import type { officeReviewCalls } from "../../../contract/office/reviews.ts";
import { data } from "../../http/reply.ts";
import { answerReview, judgeReview } from "../../reviews/judgeReview.ts";
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
});
