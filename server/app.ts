import { Hono } from "hono";
import { cartRoutes } from "./cart/routes.ts";
import { catalogueRoutes } from "./catalogue/routes.ts";
import { couponRoutes } from "./coupons/routes.ts";
import { customerRoutes } from "./customers/routes.ts";
import { emiRoutes } from "./emi/routes.ts";
import { fitRoutes } from "./fits/routes.ts";
import { grievanceRoutes } from "./grievances/routes.ts";
import { guideRoutes } from "./guides/routes.ts";
import { apiBase, createApi } from "./http/api.ts";
import { documentRoutes } from "./invoices/routes.ts";
import { mailboxRoutes } from "./mail/mailbox.ts";
import { mediaRoutes } from "./media/routes.ts";
import { createOfficeApi } from "./office/api.ts";
import { officeRoutes } from "./office/routes.ts";
import { orderRoutes } from "./orders/routes.ts";
import { practiceRoutes } from "./payments/practice/routes.ts";
import { payRoutes } from "./payments/razorpay/routes.ts";
import { gatewayRoutes } from "./payments/routes.ts";
import { pitchRoutes } from "./pitch/routes.ts";
import { type Preview, servePreview } from "./preview/servePreview.ts";
import { questionRoutes } from "./questions/routes.ts";
import { reviewRoutes } from "./reviews/routes.ts";
import { openSearch, type SearchEngine } from "./search/engine.ts";
import { indexFolder } from "./search/keptIndex.ts";
import { courierHook } from "./shipping/shiprocket/hook.ts";
import { shopRoutes } from "./shop/routes.ts";
import type { Shop } from "./shop/shop.ts";
import { siteRoutes } from "./site/routes.ts";
import { requireRight } from "./staff/requireRight.ts";
import { calendarRoutes } from "./tryOuts/calendarRoutes.ts";
import { tryOutRoutes } from "./tryOuts/routes.ts";
import { watchRoutes } from "./watches/routes.ts";
import { whoMayCall } from "./whoMayCall.ts";
import { wishlistRoutes } from "./wishlist/routes.ts";

/** What is answered by who asks never meets the page cache, where one answer may serve all who ask at the same moment. */
const personalPaths = Object.entries(whoMayCall)
  .filter(([name, who]) => who !== "anybody" && name.startsWith("GET "))
  .map(([name]) => name.slice("GET ".length).replace(/\{(\w+)\}/g, ":$1"));

/** The contract's API of all modules. `engine`: what searches and lists are answered from. */
const apiOf = (shop: Shop, checkAnswers: boolean, engine: SearchEngine): Hono =>
  createApi(
    {
      ...catalogueRoutes(shop.sql, shop.settings, engine),
      ...guideRoutes(shop.sql, shop.settings),
      ...shopRoutes(shop),
      ...cartRoutes(shop),
      ...couponRoutes(shop),
      ...customerRoutes(shop),
      ...emiRoutes(shop.sql),
      ...fitRoutes(shop),
      ...grievanceRoutes(shop),
      ...mediaRoutes(shop.sql),
      ...orderRoutes(shop),
      ...pitchRoutes(shop.sql),
      ...questionRoutes(shop),
      ...reviewRoutes(shop),
      ...tryOutRoutes(shop),
      ...watchRoutes(shop),
      ...wishlistRoutes(shop),
    },
    { log: shop.log, staffOf: (request) => requireRight(shop, request, "shopfront.edit"), checkAnswers },
  );

/** The contract's API of all modules, what stands beside it, the office's API, and the shop's pages as previews. */
export function createApp(
  shop: Shop,
  checkAnswers = false,
): { api: Hono; others: Hono; office: Hono; preview: Preview } {
  const api = apiOf(shop, checkAnswers, openSearch(shop.sql, shop.log, { folder: indexFolder(shop.settings) }));
  const others = new Hono();
  others.route("/", siteRoutes(shop));
  for (const path of personalPaths) others.get(apiBase + path, (c) => api.fetch(c.req.raw));
  others.route(`${apiBase}/orders`, documentRoutes(shop));
  others.route(`${apiBase}/bookings`, calendarRoutes(shop));
  others.route(`${apiBase}/payments`, gatewayRoutes(shop));
  if (shop.settings.SHIPROCKET_WEBHOOK_KEY) others.route("/hooks/courier", courierHook(shop));
  if (shop.settings.RAZORPAY_KEY_ID) others.route("/pay", payRoutes(shop));
  if (shop.settings.PRACTICE_GATEWAY !== "off") others.route("/practice-gateway", practiceRoutes(shop));
  if (shop.settings.SHOP_MODE === "demo" && !shop.settings.SMTP_URL)
    others.route("/mailbox", mailboxRoutes(shop.settings));
  const preview = servePreview(shop, (seen, engine) => apiOf(seen, checkAnswers, engine));
  return { api, others, office: createOfficeApi(shop, officeRoutes(shop), checkAnswers), preview };
}
