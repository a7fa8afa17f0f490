import type { ShippingAnswer } from "../../contract/cart.ts";
import { placeOf } from "../shipping/places.ts";
import type { Shop } from "../shop/shop.ts";
import { priceWithCourier } from "./priceWithCourier.ts";

/** Whether, when and for how much these lines go to a pincode, and in which state it lies. */
export async function quoteShipping(
  shop: Shop,
  pincode: string,
  lines: { id: number; quantity: number }[],
  network: string,
): Promise<ShippingAnswer> {
  const place = placeOf(pincode) ?? null;
  const { delivery } = await priceWithCourier(shop, { lines, pincode, network }, true);
  if (!delivery?.serviceable || !delivery.date_from || !delivery.date_to)
    return { serviceable: false, cod: false, cod_reason: delivery?.cod_reason ?? null, place, options: [] };
  const option = {
    name: "Standard delivery",
    charge: delivery.charge,
    date_from: delivery.date_from,
    date_to: delivery.date_to,
  };
  return { serviceable: true, cod: delivery.cod, cod_reason: delivery.cod_reason, place, options: [option] };
}
