import type { wishlistCalls } from "../../contract/wishlist.ts";
import { requireSession } from "../customers/session.ts";
import { data, type Handlers } from "../http/reply.ts";
import { clientOf } from "../limits/clientAddress.ts";
import { countAttempt } from "../limits/rateLimit.ts";
import type { Shop } from "../shop/shop.ts";
import { changeWishlist } from "./changeWishlist.ts";
import { readWishlist } from "./readWishlist.ts";
import { endSharing, readShared, share } from "./share.ts";
import { askedIds, wishedCards } from "./wishedCards.ts";

const looking = { name: "shared wishlist", burst: 60, every: 5 };

/** What shoppers wish for: a visitor's is on his device and asks for products alone, a customer's is in his account. */
export const wishlistRoutes = (shop: Shop): Pick<Handlers, keyof typeof wishlistCalls> => ({
  "GET /get/wished": async ({ query }) => data(await wishedCards(shop.sql, askedIds(query.products))),
  async "GET /wishlist"({ request }) {
    const { customerId } = await requireSession(shop, request);
    return data(await readWishlist(shop, customerId));
  },
  async "POST /wishlist"({ body, request }) {
    const { customerId } = await requireSession(shop, request);
    const left_out = await changeWishlist(shop.sql, customerId, body);
    return data({ ...(await readWishlist(shop, customerId)), left_out });
  },
  async "POST /wishlist/share"({ request }) {
    const { customerId } = await requireSession(shop, request);
    await share(shop.sql, customerId);
    return data(await readWishlist(shop, customerId));
  },
  async "DELETE /wishlist/share"({ request }) {
    const { customerId } = await requireSession(shop, request);
    await endSharing(shop.sql, customerId);
    return data(await readWishlist(shop, customerId));
  },
  async "GET /get/wishlist/{key}"({ parameters, request }) {
    await countAttempt(shop, looking, clientOf(request));
    return data(await readShared(shop.sql, parameters.key));
  },
});
