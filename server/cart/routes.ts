import { ApiError, data, type Handlers } from "../http/reply.ts";
import type { Shop } from "../rooms.ts";
import { makeQuote } from "./quote.ts";
import { quoteShipping } from "./quoteShipping.ts";

export const cartRoutes = (shop: Shop): Pick<Handlers, "POST /cart/quote" | "POST /get/shipping/charges"> => ({
  async "POST /cart/quote"({ body }) {
    const { checkout, ...wish } = body;
    return data(await makeQuote(shop, wish, checkout));
  },
  async "POST /get/shipping/charges"({ body }) {
    const answer = await quoteShipping(shop, body.pincode, body.lines);
    if (answer.place === null)
      throw new ApiError(422, "There is no such pincode.", { errors: { pincode: "There is no such pincode." } });
    return data(answer);
  },
});
