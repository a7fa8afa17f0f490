import { Hono } from "hono";
import { cartRoutes } from "./cart/routes.ts";
import { catalogueRoutes } from "./catalogue/routes.ts";
import type { Sql } from "./database/connect.ts";
import { apiBase, createApi } from "./http/api.ts";
import type { Log } from "./log.ts";
import { orderRoutes } from "./orders/routes.ts";
import { practiceRoutes } from "./payments/practice/routes.ts";
import { gatewayRoutes } from "./payments/routes.ts";
import type { Settings } from "./settings.ts";
import { shopRoutes } from "./shop/routes.ts";

/** What every room may need: the database, the settings, the log, the secret that signs quotes and links, and where the shop is reached. */
export type Shop = { sql: Sql; settings: Settings; log: Log; secret: string; address: () => string };

/** The contract's API over all rooms, and what stands beside it. */
export function openRooms(shop: Shop, checkAnswers = false): { api: Hono; others: Hono } {
  const api = createApi(
    {
      ...catalogueRoutes(shop.sql, shop.settings),
      ...shopRoutes(shop.settings),
      ...cartRoutes(shop),
      ...orderRoutes(shop),
    },
    { log: shop.log, checkAnswers },
  );
  const others = new Hono();
  others.route(`${apiBase}/payments`, gatewayRoutes(shop));
  if (shop.settings.PRACTICE_GATEWAY !== "off") others.route("/practice-gateway", practiceRoutes(shop));
  return { api, others };
}
