import type { Arrival } from "../../contract/delivery.ts";
import { deliver } from "../shipping/deliver.ts";
import { termsOfEach } from "../shipping/shiprocket/termsOfEach.ts";
import type { Shop } from "../shop/shop.ts";
import { readSelling } from "./readSelling.ts";

/**
 * When one piece of each of these products comes to a pincode, in the variant that its card shows, by the same reckoning as on its page and
 * in the cart. What can't be bought now, and what does not go there, is left out.
 */
export async function readArrivals(
  shop: Shop,
  pincode: string,
  products: number[],
  network: string,
): Promise<Arrival[]> {
  const cards = await shop.sql<{ variant_id: number }[]>`
    select variant_id from card where product_id = any(${products}::bigint[]) and availability <> 'out_of_stock'`;
  const selling = await readSelling(
    shop.sql,
    cards.map(({ variant_id }) => variant_id),
  );
  const parcels = [...selling.values()]
    .filter(({ on_sale, available }) => on_sale && available > 0)
    .map((variant) => ({ ...variant, quantity: 1 }));
  const terms = await termsOfEach(shop, pincode, parcels, network);
  return [...terms].flatMap(([parcel, courier]) => {
    const { date_from, date_to } = deliver(pincode, [parcel], parcel.price, shop.settings, courier);
    return date_from && date_to ? [{ id: parcel.product_id, date_from, date_to }] : [];
  });
}
