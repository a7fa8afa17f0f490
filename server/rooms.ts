import { Hono } from "hono";
import { cartRoutes } from "./cart/routes.ts";
import { catalogueRoutes } from "./catalogue/routes.ts";
import { couponRoutes } from "./coupons/routes.ts";
import { customerRoutes } from "./customers/routes.ts";
import type { Sql } from "./database/connect.ts";
import { grievanceRoutes } from "./grievances/routes.ts";
import { apiBase, createApi } from "./http/api.ts";
import { documentRoutes } from "./invoices/routes.ts";
import { markClientAddress } from "./limits/clientAddress.ts";
import type { Log } from "./log.ts";
import { mailboxRoutes } from "./mail/mailbox.ts";
import { orderRoutes } from "./orders/routes.ts";
import { practiceRoutes } from "./payments/practice/routes.ts";
import { payRoutes } from "./payments/razorpay/routes.ts";
import { gatewayRoutes } from "./payments/routes.ts";
import type { Settings } from "./settings.ts";
import { courierHook } from "./shipping/shiprocket/hook.ts";
import { shopRoutes } from "./shop/routes.ts";
import { siteRoutes } from "./site/routes.ts";
import { whoMayCall } from "./whoMayCall.ts";

/** What every room may need: the database, the settings, the log, the secret that signs quotes and links, and where the shop is reached. */
export type Shop = { sql: Sql; settings: Settings; log: Log; secret: string; address: () => string };

/** What is answered by who asks never meets the page cache, where one answer may serve all who ask at the same moment. */
const personalPaths = Object.entries(whoMayCall)
  .filter(([name, who]) => who !== "anybody" && name.startsWith("GET "))
  .map(([name]) => name.slice("GET ".length).replace(/\{(\w+)\}/g, ":$1"));

/** The contract's API over all rooms, and what stands beside it. */
export function openRooms(shop: Shop, checkAnswers = false): { api: Hono; others: Hono } {
  const api = createApi(
    {
      ...catalogueRoutes(shop.sql, shop.settings),
      ...shopRoutes(shop),
      ...cartRoutes(shop),
      ...couponRoutes(shop),
      ...customerRoutes(shop),
      ...grievanceRoutes(shop),
      ...orderRoutes(shop),
    },
    { log: shop.log, staffKey: shop.settings.STAFF_KEY, checkAnswers },
  );
  const others = new Hono();
  others.use(markClientAddress(shop.settings));
  others.route("/", siteRoutes(shop));
  for (const path of personalPaths) others.get(apiBase + path, (c) => api.fetch(c.req.raw));
  others.route(`${apiBase}/orders`, documentRoutes(shop));
  others.route(`${apiBase}/payments`, gatewayRoutes(shop));
  if (shop.settings.SHIPROCKET_WEBHOOK_KEY) others.route("/hooks/courier", courierHook(shop));
  if (shop.settings.RAZORPAY_KEY_ID) others.route("/pay", payRoutes(shop));
  if (shop.settings.PRACTICE_GATEWAY !== "off") others.route("/practice-gateway", practiceRoutes(shop));
  if (shop.settings.SHOP_MODE === "demo" && !shop.settings.SMTP_URL)
    others.route("/mailbox", mailboxRoutes(shop.settings));
  return { api, others };
}
