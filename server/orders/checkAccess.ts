import { findSession } from "../customers/session.ts";
import { notFound } from "../http/reply.ts";
import { clientOf } from "../limits/clientAddress.ts";
import { countAttempt } from "../limits/rateLimit.ts";
import type { Shop } from "../shop/shop.ts";
import { opensOrder } from "./orderNo.ts";
import { isOwnOrder } from "./ownOrders.ts";

/** How many orders one network may ask for in vain. Requests that are allowed are not counted. */
const wrongLookUps = { name: "order look-up", burst: 30, every: 20 };

/** An order is for whoever holds its link and for the customer whose it is; for others it might as well not exist (404). */
export async function checkAccess(
  shop: Shop,
  request: Request,
  orderNo: string,
  key: string | undefined,
): Promise<void> {
  if (key && opensOrder(shop.secret, orderNo, key)) return;
  const who = await findSession(shop, request);
  if (who && (await isOwnOrder(shop.sql, who, orderNo))) return;
  await countAttempt(shop, wrongLookUps, clientOf(request));
  throw notFound("This order");
}
