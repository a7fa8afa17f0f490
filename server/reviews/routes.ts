import type { ReviewPage, reviewCalls } from "../../contract/reviews.ts";
import { pageNumber } from "../http/pageNumber.ts";
import { data, type Handlers, notFound } from "../http/reply.ts";
import { clientOf } from "../limits/clientAddress.ts";
import { countAttempt } from "../limits/rateLimit.ts";
import type { Shop } from "../shop/shop.ts";
import { leave } from "./leave.ts";
import { readReviewPage } from "./readReviewPage.ts";
import { readReviews } from "./readReviews.ts";
import { orderOfToken } from "./reviewLink.ts";
import { writeReview } from "./writeReview.ts";

/** How often one network may write, and how often a link may be wrong. */
const writing = { name: "review written", burst: 20, every: 120 };
const wrongLinks = { name: "review look-up", burst: 30, every: 20 };

/** The calls by which what buyers say is read and written. */
export function reviewRoutes(shop: Shop): Pick<Handlers, keyof typeof reviewCalls> {
  const opened = async (token: string, request: Request): Promise<ReviewPage> => {
    const orderNo = orderOfToken(shop.secret, token);
    const page = orderNo === undefined ? undefined : await readReviewPage(shop.sql, orderNo);
    if (page) return page;
    await countAttempt(shop, wrongLinks, clientOf(request));
    throw notFound("This link");
  };
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
    async "POST /reviews/{token}/leave"({ parameters, request }) {
      const orderNo = orderOfToken(shop.secret, parameters.token);
      if (orderNo === undefined) await opened(parameters.token, request);
      else await leave(shop.sql, orderNo);
      return { body: { error: 0, message: "We will not ask you again." } };
    },
  };
}
