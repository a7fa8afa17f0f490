import type { reviewCalls } from "../../contract/reviews.ts";
import { pageNumber } from "../http/pageNumber.ts";
import { data, type Handlers } from "../http/reply.ts";
import { clientOf } from "../limits/clientAddress.ts";
import { countAttempt } from "../limits/rateLimit.ts";
import type { Shop } from "../shop/shop.ts";
import { leave } from "./leave.ts";
import { openReviewLink } from "./openReviewLink.ts";
import { describePicture, takePictureAway } from "./pictures/changePicture.ts";
import { sendReviewPicture } from "./pictures/sendPicture.ts";
import { readReviews } from "./readReviews.ts";
import { orderOfToken } from "./reviewLink.ts";
import { writeReview } from "./writeReview.ts";

/** How often one network may write. */
const writing = { name: "review written", burst: 20, every: 120 };

/** The calls by which what buyers say is read and written. */
export function reviewRoutes(shop: Shop): Pick<Handlers, keyof typeof reviewCalls> {
  const opened = (token: string, request: Request) => openReviewLink(shop, token, request);
  return {
    async "GET /get/reviews/{product_url}"({ parameters, query }) {
      const { id, reviews } = await readReviews(shop.sql, parameters.product_url, pageNumber(query.page));
      return data(reviews, { tags: [`product:${id}`] });
    },
    "GET /reviews/{token}": async ({ parameters, request }) => data(await opened(parameters.token, request)),
    async "POST /reviews/{token}"({ parameters, body, request }) {
      const { order_no } = await opened(parameters.token, request);
      await countAttempt(shop, writing, clientOf(request));
      await writeReview(shop, order_no, body);
      return data(await opened(parameters.token, request));
    },
    async "POST /reviews/{token}/pictures"({ parameters, query, stream, request }) {
      const { order_no: orderNo } = await opened(parameters.token, request);
      await sendReviewPicture(shop, { orderNo, productUrl: query.product_url, network: clientOf(request) }, stream);
      return data(await opened(parameters.token, request));
    },
    async "PATCH /reviews/{token}/pictures/{id}"({ parameters: { token, id }, body: { alt }, request }) {
      const { order_no } = await opened(token, request);
      await countAttempt(shop, writing, clientOf(request));
      await describePicture(shop, order_no, { id, alt });
      return data(await opened(token, request));
    },
    async "DELETE /reviews/{token}/pictures/{id}"({ parameters: { token, id }, request }) {
      const { order_no } = await opened(token, request);
      await takePictureAway(shop, order_no, id);
      return data(await opened(token, request));
    },
    async "POST /reviews/{token}/leave"({ parameters, request }) {
      const orderNo = orderOfToken(shop.secret, parameters.token);
      if (orderNo === undefined) await opened(parameters.token, request);
      else await leave(shop.sql, orderNo);
      return { body: { error: 0, message: "We will not ask you again." } };
    },
  };
}
