import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { advanceOrder } from "../../server/orders/advanceOrder.ts";
import { reviewToken } from "../../server/reviews/reviewLink.ts";
import { loadSecret } from "../../server/secret.ts";
import { readSettings } from "../../server/settings.ts";
import { clerk } from "../support/clerk.ts";
import { placeOrder } from "./pages.ts";
import { atDatabase } from "./taxMonth.ts";

/** Somebody new buys this for cash and gets it; the path of the page on which he says how it is. */
export async function boughtAndDelivered(
  request: APIRequestContext,
  line: { id: number; quantity: number },
): Promise<string> {
  const { order_no } = await placeOrder(request, line, "cod", `${randomUUID()}@example.com`);
  let path = "";
  await atDatabase(async (sql) => {
    const shop = { sql, settings: readSettings({ DATA_DIR: process.env.SHOP_DATA_DIR ?? "" }) };
    for (const step of ["packed", "shipped", "delivered"] as const)
      await advanceOrder(shop, order_no, step, { cause: "Tested", actor: clerk });
    path = `/review/${reviewToken(await loadSecret(sql, undefined), order_no)}`;
  });
  return path;
}
