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
    if (!wish.coupon) return data(await makeQuote(shop, wish, checkout));
    const shopper = shopperOf(await findSession(shop, request));
    return data(await makeQuote(shop, { ...wish, shopper }, checkout, attemptsOf(shop, request)));
  },
  async "POST /get/shipping/charges"({ body }) {
    const answer = await quoteShipping(shop, body.pincode, body.lines);
    if (answer.place === null)
      throw new ApiError(422, "There is no such pincode.", { errors: { pincode: "There is no such pincode." } });
    return data(answer);
  },
});
