import type { shopCalls } from "../../contract/shop.ts";
import { data, type Handlers } from "../http/reply.ts";
import { paymentMethods, upiLimit } from "../payments/methods.ts";
import { today } from "../shipping/dates.ts";
import { fontAddresses } from "./fonts/fontAddresses.ts";
import { hoursNow } from "./hoursNow.ts";
import { logoOf } from "./ownFiles.ts";
import { policyPage } from "./policies.ts";
import type { Shop } from "./shop.ts";

/** Who the shop is and how one can pay, for the shell of every page; and its policies. */
export const shopRoutes = ({
  settings,
  address,
}: Pick<Shop, "settings" | "address">): Pick<Handlers, keyof typeof shopCalls> => ({
  async "GET /get/shop"() {
    const methods = paymentMethods(settings);
    const { bank: _, dispatch: __, showroom: ___, ...details } = settings.shop;
    const now = new Date();
    const shop = {
      ...details,
      hours: hoursNow(details, now),
      holidays: details.holidays
        .filter(({ to }) => to >= today(now))
        .map(({ from, to, words }) => ({ from, to, words })),
      theme_colors: { light: settings.colours.light.paper, dark: settings.colours.dark.paper },
      logo: logoOf(settings),
      fonts: fontAddresses(settings.fonts),
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
  async "GET /get/policy/{policy}"({ parameters }) {
    return data(policyPage(parameters.policy, settings), { tags: ["shop"] });
  },
});
