import type { Shop } from "../shop/shop.ts";
import type { OfficeHandlers } from "./handler.ts";
import { orderListRoutes } from "./orders/routes.ts";
import { printRoutes } from "./print/routes.ts";
import { sessionRoutes } from "./sessionRoutes.ts";
import { staffRoutes } from "./staffRoutes.ts";

/** What answers the office's calls, room by room. */
export const officeRoutes = (shop: Shop): OfficeHandlers => ({
  ...sessionRoutes(shop),
  ...staffRoutes(shop),
  ...orderListRoutes(shop),
  ...printRoutes(shop),
});
