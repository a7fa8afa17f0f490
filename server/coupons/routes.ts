import type { couponCalls } from "../../contract/coupons.ts";
import { findSession } from "../customers/session.ts";
import { data, type Handlers } from "../http/reply.ts";
import { clientOf } from "../limits/clientAddress.ts";
import type { Shop } from "../shop/shop.ts";
import { applyCoupon } from "./applyCoupon.ts";
import { attemptsOf } from "./attempts.ts";
import { listCoupons } from "./listCoupons.ts";
import { shopperOf } from "./shopper.ts";

const readLines = (written: string | undefined) =>
  (written?.split(",") ?? []).map((line) => {
    const [id, quantity] = line.split(":").map(Number);
    return { id: id ?? 0, quantity: quantity ?? 0 };
  });

/** The coupons on offer, and what a code does for a cart. */
export const couponRoutes = (shop: Shop): Pick<Handlers, keyof typeof couponCalls> => ({
  async "GET /get/coupons"({ query, request }) {
    const who = await findSession(shop, request);
    return data(await listCoupons(shop, shopperOf(who), readLines(query.lines), query.pincode));
  },
  async "POST /apply/coupon"({ body, request }) {
    const { code, lines, pincode } = body;
    const shopper = shopperOf(await findSession(shop, request));
    const wish = { coupon: code, lines, pincode, shopper, network: clientOf(request) };
    return data(await applyCoupon(shop, wish, attemptsOf(shop, request)));
  },
});
