import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { advanceOrder } from "../../server/orders/advanceOrder.ts";
import { reviewToken } from "../../server/reviews/reviewLink.ts";
import { loadSecret } from "../../server/secret.ts";
import { readSettings } from "../../server/settings.ts";
import type { Shop } from "../../server/shop/shop.ts";
import { clerk } from "../support/clerk.ts";
import { placeOrder } from "./pages.ts";
import { atDatabase } from "./taxMonth.ts";

type Books = Pick<Shop, "sql" | "settings">;

/** Does what the staff does, at the database of the journeys' shop: quicker than by a command each. */
export const asStaff = (act: (shop: Books) => Promise<unknown>): Promise<void> =>
  atDatabase((sql) => act({ sql, settings: readSettings({ DATA_DIR: process.env.SHOP_DATA_DIR ?? "" }) }));

/** Takes an order to its customer. */
export async function deliver(shop: Books, orderNo: string): Promise<void> {
  for (const step of ["packed", "shipped", "delivered"] as const)
    await advanceOrder(shop, orderNo, step, { cause: "Tested", actor: clerk });
}

/** Somebody new buys this for cash and gets it; the path of the page on which he says how it is. */
export async function boughtAndDelivered(
  request: APIRequestContext,
  line: { id: number; quantity: number },
): Promise<string> {
  const { order_no } = await placeOrder(request, line, "cod", `${randomUUID()}@example.com`);
  let path = "";
  await asStaff(async (shop) => {
    await deliver(shop, order_no);
    path = `/review/${reviewToken(await loadSecret(shop.sql, undefined), order_no)}`;
  });
  return path;
}
