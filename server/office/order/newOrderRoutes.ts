import type { PaymentMethod } from "../../../contract/cart.ts";
import type { newOrderCalls } from "../../../contract/office/newOrder.ts";
import { makeQuote } from "../../cart/quote.ts";
import { describePincode } from "../../customers/towns.ts";
import { ApiError, data } from "../../http/reply.ts";
import { clientOf } from "../../limits/clientAddress.ts";
import { placeOrder } from "../../orders/placeOrder.ts";
import { whyNotPlaced } from "../../orders/whyNotPlaced.ts";
import { paymentMethods } from "../../payments/methods.ts";
import { noSuchPincode } from "../../shipping/pincodeWords.ts";
import type { Shop } from "../../shop/shop.ts";
import type { OfficeHandlers } from "../handler.ts";
import { truthFor } from "./answerWith.ts";
import { findCustomers } from "./findCustomers.ts";

/** How the order is to be paid: by a link, through the shop's first gateway; there the caller may choose another way. */
function methodOf({ settings }: Shop, payment: "cod" | "link"): PaymentMethod {
  const method = paymentMethods(settings).find((offered) => (payment === "cod") === (offered === "cod"));
  if (method) return method;
  const message = "This shop has no gateway for payments yet, so there is no link to send.";
  throw new ApiError(422, message, { errors: { payment: message } });
}

/** Orders for callers. */
export const newOrderRoutes = (shop: Shop): Pick<OfficeHandlers, keyof typeof newOrderCalls> => ({
  "GET /customers": async ({ query }) => data({ rows: await findCustomers(shop.sql, query.search) }),
  async "GET /place/{pincode}"({ parameters: { pincode } }) {
    const place = describePincode(pincode);
    if (!place) throw new ApiError(404, noSuchPincode);
    return data(place);
  },
  async "POST /quote"({ body: { lines, pincode, payment, coupon, contact } }) {
    const wish = { lines, pincode, coupon, payment_method: methodOf(shop, payment), shopper: contact };
    return data(await makeQuote(shop, wish));
  },
  async "POST /orders"({ headers, body: { payment, ...order }, request, staff }) {
    const asked = { ...order, payment_method: methodOf(shop, payment) };
    const by = { customer: undefined, network: clientOf(request), by: staff.actor };
    const placing = await placeOrder(shop, headers["Idempotency-Key"], asked, by);
    if (placing.outcome !== "placed" && placing.outcome !== "repeated")
      throw await whyNotPlaced(shop, asked, placing, { customerId: undefined, network: undefined });
    return data(await truthFor(shop, placing.orderNo, staff), { status: placing.outcome === "placed" ? 201 : 200 });
  },
});
