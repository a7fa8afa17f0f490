import type { customerCalls } from "../../contract/customers.ts";
import type { Handlers } from "../http/reply.ts";
import type { Shop } from "../shop/shop.ts";
import { accountRoutes } from "./accountRoutes.ts";
import { belongingsRoutes } from "./belongingsRoutes.ts";
import { profileRoutes } from "./profileRoutes.ts";

/** The calls of customers. */
export const customerRoutes = (shop: Shop): Pick<Handlers, keyof typeof customerCalls> => ({
  ...accountRoutes(shop),
  ...profileRoutes(shop),
  ...belongingsRoutes(shop),
});
