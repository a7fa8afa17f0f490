import { refreshCourierTerms } from "../shipping/shiprocket/courierTerms.ts";
import type { Shop } from "../shop/shop.ts";
import { type Priced, price, type Wish } from "./price.ts";
import { readSelling } from "./readSelling.ts";

/**
 * Prices a cart for somebody to look at: where the courier's terms are not known yet, it is asked first. `strict` as in
 * price. Not for use inside a transaction: it may wait for the network.
 */
export async function priceWithCourier(shop: Shop, wish: Wish, strict = false): Promise<Priced> {
  const priced = await price(shop.sql, shop.settings, wish, strict, readSelling);
  if (!wish.pincode) return priced;
  const parcels = priced.lines.map(({ variant, quantity }) => ({ ...variant, quantity }));
  const isNew = await refreshCourierTerms(shop, wish.pincode, parcels, wish.network);
  return isNew ? price(shop.sql, shop.settings, wish, strict, readSelling) : priced;
}
