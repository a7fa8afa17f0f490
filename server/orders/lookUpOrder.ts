import { randomUUID } from "node:crypto";
import { enqueue } from "../jobs/outbox.ts";
import { clientOf } from "../limits/clientAddress.ts";
import { countAttempt } from "../limits/rateLimit.ts";
import type { Shop } from "../shop/shop.ts";
import type { LookUp } from "./lookUp.ts";
import { typedOrderNo } from "./orderNo.ts";

const byNetwork = { name: "order look-up network", burst: 10, every: 60 };
const byOrder = { name: "order look-up order", burst: 3, every: 1_200 };

/**
 * Has an order's link sent to the address that the order has. Whether there is such an order is found out when the mail is
 * due, so that the answer and its work are the same for every order and for none. Throws an ApiError of 429.
 */
export async function lookUpOrder(shop: Shop, request: Request, { order_no, mobile }: LookUp): Promise<string> {
  const orderNo = typedOrderNo(order_no);
  await countAttempt(shop, byNetwork, clientOf(request));
  await countAttempt(shop, byOrder, orderNo);
  const payload = { order_no: orderNo, mobile };
  await shop.sql.begin((tx) => enqueue(tx, { topic: "look_up_mail", key: `mail:look_up:${randomUUID()}`, payload }));
  return "If there is an order with this number and mobile number, its link is on its way to the e-mail address that it was placed with.";
}
