import { data, type Handlers } from "../http/reply.ts";
import { paymentMethods, upiLimit } from "../payments/methods.ts";
import type { Shop } from "../rooms.ts";

/** Who the shop is and how one can pay, for the shell of every page. */
export const shopRoutes = ({
  settings,
  address,
}: Pick<Shop, "settings" | "address">): Pick<Handlers, "GET /get/shop"> => ({
  async "GET /get/shop"() {
    const methods = paymentMethods(settings);
    const shop = {
      ...settings.shop,
      url: address(),
      payment_methods: methods,
      practice: methods.includes("practice"),
      cod_limit: settings.COD_LIMIT,
      upi_limit: upiLimit,
      cod_fee: settings.COD_FEE,
      auth_background: settings.AUTH_BACKGROUND,
      free_delivery_from: settings.FREE_DELIVERY_FROM,
    };
    return data(shop, { tags: ["shop"] });
  },
});
