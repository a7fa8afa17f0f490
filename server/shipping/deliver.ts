import type { Delivery } from "../../contract/cart.ts";
import type { Settings } from "../settings.ts";
import { today, workingDaysAfter } from "./dates.ts";
import { placeOf } from "./places.ts";
import { chargeableGrams, chargeFor, zoneOf } from "./rates.ts";

/** A line as delivery sees it. `available_from`: a pre-order can't leave before. */
export type Parcel = {
  quantity: number;
  weight_g: number;
  box_l_mm: number | null;
  box_b_mm: number | null;
  box_h_mm: number | null;
  available_from: string | null;
};

/** Working days from order to dispatch: set-up and packing. */
const preparation = 1;

/**
 * Whether, when and for how much these parcels go to a pincode. `goods`: what they cost after discount, in paise;
 * from FREE_DELIVERY_FROM on delivery is free, up to COD_LIMIT cash on delivery is possible.
 */
export function deliver(
  pincode: string,
  parcels: Parcel[],
  goods: number,
  settings: Pick<Settings, "FREE_DELIVERY_FROM" | "COD_LIMIT">,
  now = new Date(),
): Delivery {
  const zone = placeOf(pincode) && zoneOf(pincode);
  if (!zone) return { serviceable: false, cod: false, charge: 0, date_from: null, date_to: null };
  const grams = parcels.reduce((sum, parcel) => sum + chargeableGrams(parcel) * parcel.quantity, 0);
  const preOrdered = parcels
    .map((parcel) => parcel.available_from)
    .filter((date): date is string => date !== null && date > today(now))
    .sort();
  const start = preOrdered.at(-1) ?? today(now);
  return {
    serviceable: true,
    cod: zone.cod && goods <= settings.COD_LIMIT && preOrdered.length === 0,
    charge: goods >= settings.FREE_DELIVERY_FROM ? 0 : chargeFor(zone, grams),
    date_from: workingDaysAfter(start, preparation + zone.days[0]),
    date_to: workingDaysAfter(start, preparation + zone.days[1]),
  };
}
