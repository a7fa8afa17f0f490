import type { watchCalls } from "../../contract/watches.ts";
import { data, type Handlers } from "../http/reply.ts";
import { clientOf } from "../limits/clientAddress.ts";
import { countAttempt } from "../limits/rateLimit.ts";
import { formatMoney } from "../money.ts";
import type { Shop } from "../shop/shop.ts";
import { leave, readWatched } from "./leave.ts";
import { subscribe } from "./subscribe.ts";

const looking = { name: "watch look-up", burst: 60, every: 5 };
const said = (message: string) => ({ body: { error: 0 as const, message } });

/** The calls by which somebody waits for a product, and leaves. */
export const watchRoutes = (shop: Shop): Pick<Handlers, keyof typeof watchCalls> => ({
  async "POST /subscribe/stock"({ body, request }) {
    await subscribe(shop, request, "stock", body);
    return said("We write to you once, as soon as it can be bought.");
  },
  async "POST /subscribe/price"({ body, request }) {
    const price = await subscribe(shop, request, "price", body);
    return said(`We write to you once, as soon as it costs less than ${formatMoney(price)}.`);
  },
  async "GET /subscribe/{key}"({ parameters, request }) {
    await countAttempt(shop, looking, clientOf(request));
    return data(await readWatched(shop.sql, parameters.key));
  },
  async "POST /subscribe/{key}/leave"({ parameters }) {
    await leave(shop.sql, parameters.key);
    return said("You have left: no mail comes of what you waited for.");
  },
});
