import type { cartCalls } from "../../contract/cart.ts";
import type { deliveryCalls } from "../../contract/delivery.ts";
import { attemptsOf } from "../coupons/attempts.ts";
import { shopperOf } from "../coupons/shopper.ts";
import { findSession } from "../customers/session.ts";
import { ApiError, data, type Handlers } from "../http/reply.ts";
import { ordersFirst } from "../jobs/ordersFirst.ts";
import { clientOf } from "../limits/clientAddress.ts";
import { noSuchPincode } from "../shipping/pincodeWords.ts";
import { placeOf } from "../shipping/places.ts";
import type { Shop } from "../shop/shop.ts";
import { makeQuote } from "./quote.ts";
import { quoteShipping } from "./quoteShipping.ts";
import { readArrivals } from "./readArrivals.ts";

const unknownPincode = () => new ApiError(422, noSuchPincode, { errors: { pincode: noSuchPincode } });

export const cartRoutes = (shop: Shop): Pick<Handlers, keyof typeof cartCalls | keyof typeof deliveryCalls> => ({
  async "POST /cart/quote"({ body, request }) {
    const { checkout, ...wish } = body;
    // Who is logged in counts for a code, and for whether he may pay at the door.
    const shopper = wish.coupon || wish.pincode ? shopperOf(await findSession(shop, request)) : {};
    const attempts = wish.coupon ? attemptsOf(shop, request) : undefined;
    return data(
      await ordersFirst(() => makeQuote(shop, { ...wish, shopper, network: clientOf(request) }, checkout, attempts)),
    );
  },
  async "POST /get/shipping/charges"({ body, request }) {
    const answer = await quoteShipping(shop, body.pincode, body.lines, clientOf(request));
    if (answer.place === null) throw unknownPincode();
    return data(answer);
  },
  async "GET /get/delivery"({ query: { pincode, products }, request }) {
    if (!placeOf(pincode)) throw unknownPincode();
    return data(await readArrivals(shop, pincode, products.split(",").map(Number), clientOf(request)));
  },
});
