import { data, type Handlers } from "../http/reply.ts";
import { paymentMethods } from "../payments/methods.ts";
import type { Settings } from "../settings.ts";

/** Who the shop is and how one can pay, for the shell of every page. */
export const shopRoutes = (settings: Settings): Pick<Handlers, "GET /get/shop"> => ({
  async "GET /get/shop"() {
    const methods = paymentMethods(settings);
    const shop = {
      ...settings.shop,
      payment_methods: methods,
      practice: methods.includes("practice"),
      cod_limit: settings.COD_LIMIT,
      cod_fee: settings.COD_FEE,
      free_delivery_from: settings.FREE_DELIVERY_FROM,
    };
    return data(shop, { tags: ["shop"] });
  },
});
