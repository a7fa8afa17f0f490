import { attemptsOf } from "../coupons/attempts.ts";
import { shopperOf } from "../coupons/shopper.ts";
import { findSession } from "../customers/session.ts";
import { ApiError, data, type Handlers } from "../http/reply.ts";
import type { Shop } from "../shop/shop.ts";
import { makeQuote } from "./quote.ts";
import { quoteShipping } from "./quoteShipping.ts";

export const cartRoutes = (shop: Shop): Pick<Handlers, "POST /cart/quote" | "POST /get/shipping/charges"> => ({
  async "POST /cart/quote"({ body, request }) {
    const { checkout, ...wish } = body;
    // Who is logged in counts for a code, and for whether he may pay at the door.
    const shopper = wish.coupon || wish.pincode ? shopperOf(await findSession(shop, request)) : {};
    const attempts = wish.coupon ? attemptsOf(shop, request) : undefined;
    return data(await makeQuote(shop, { ...wish, shopper }, checkout, attempts));
  },
  async "POST /get/shipping/charges"({ body }) {
    const answer = await quoteShipping(shop, body.pincode, body.lines);
    if (answer.place === null)
      throw new ApiError(422, "There is no such pincode.", { errors: { pincode: "There is no such pincode." } });
    return data(answer);
  },
});
