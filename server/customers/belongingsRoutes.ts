import { ApiError, data, type Handlers } from "../http/reply.ts";
import { listOwnOrders } from "../orders/ownOrders.ts";
import { noSuchPincode } from "../shipping/pincodeWords.ts";
import type { Shop } from "../shop/shop.ts";
import { addAddress, changeAddress, deleteAddress, listAddresses } from "./addresses.ts";
import { getCart, putCart } from "./cart.ts";
import { addRecentView, listRecentViews } from "./recentViews.ts";
import { requireSession } from "./session.ts";
import { describePincode } from "./towns.ts";

type Calls =
  | "GET /customer/address"
  | "POST /customer/address"
  | "PATCH /customer/address/{id}"
  | "DELETE /customer/address/{id}"
  | "GET /get/cart"
  | "PUT /cart"
  | "GET /orders"
  | "POST /get/recent/view"
  | "POST /add/recent/view"
  | "GET /get/place/{pincode}";

/** An address's number from a path; what is none finds nothing. */
const numberOf = (id: string): number => (/^\d{1,9}$/.test(id) ? Number(id) : 0);
const pageOf = (page: string | undefined): number => Math.max(1, numberOf(page ?? "1"));

/** What a customer keeps with the shop: addresses, cart, orders, what was looked at. */
export const belongingsRoutes = (shop: Shop): Pick<Handlers, Calls> => ({
  async "GET /customer/address"({ request }) {
    const { customerId } = await requireSession(shop, request);
    return data(await listAddresses(shop.sql, customerId));
  },
  async "POST /customer/address"({ body, request }) {
    const { customerId } = await requireSession(shop, request);
    return data(await addAddress(shop.sql, customerId, body));
  },
  async "PATCH /customer/address/{id}"({ parameters, body, request }) {
    const { customerId } = await requireSession(shop, request);
    return data(await changeAddress(shop.sql, customerId, numberOf(parameters.id), body));
  },
  async "DELETE /customer/address/{id}"({ parameters, request }) {
    const { customerId } = await requireSession(shop, request);
    return data(await deleteAddress(shop.sql, customerId, numberOf(parameters.id)));
  },
  async "GET /get/cart"({ request }) {
    const { customerId } = await requireSession(shop, request);
    return data(await getCart(shop.sql, customerId));
  },
  async "PUT /cart"({ body, request }) {
    const { customerId } = await requireSession(shop, request);
    return data(await putCart(shop.sql, customerId, body));
  },
  async "GET /orders"({ query, request }) {
    const who = await requireSession(shop, request);
    return data(await listOwnOrders(shop.sql, who, pageOf(query.page)));
  },
  async "POST /get/recent/view"({ body, request }) {
    const { customerId } = await requireSession(shop, request);
    if (body.customer_id !== customerId) throw new ApiError(403, "This is not yours to see.");
    return data(await listRecentViews(shop.sql, customerId));
  },
  async "POST /add/recent/view"({ body, request }) {
    const { customerId } = await requireSession(shop, request);
    await addRecentView(shop.sql, customerId, body.product_id);
    return { body: { error: 0, message: "" } };
  },
  async "GET /get/place/{pincode}"({ parameters }) {
    const place = describePincode(parameters.pincode);
    if (!place) throw new ApiError(404, noSuchPincode);
    return data(place);
  },
});
