import type { ReviewPage } from "../../contract/reviews.ts";
import { notFound } from "../http/reply.ts";
import { clientOf } from "../limits/clientAddress.ts";
import { countAttempt } from "../limits/rateLimit.ts";
import type { Shop } from "../shop/shop.ts";
import { readReviewPage } from "./readReviewPage.ts";
import { orderOfToken } from "./reviewLink.ts";

/** How often a network may try a link that is wrong. */
const wrongLinks = { name: "review look-up", burst: 30, every: 20 };

/** What a link opens. Throws an ApiError: 404 for one that is wrong, 429 for too many of them. */
export async function openReviewLink(shop: Shop, token: string, request: Request): Promise<ReviewPage> {
  const orderNo = orderOfToken(shop.secret, token);
  const page = orderNo === undefined ? undefined : await readReviewPage(shop.sql, orderNo);
  if (page) return page;
  await countAttempt(shop, wrongLinks, clientOf(request));
  throw notFound("This link");
}
