import type { Delivery } from "../../contract/cart.ts";
import type { Settings } from "../settings.ts";
import { whyNoCash } from "./cashOnDelivery.ts";
import { today, workingDaysAfter } from "./dates.ts";
import { placeOf } from "./places.ts";
import { chargeFor, zoneOf } from "./rates.ts";
import type { Terms } from "./terms.ts";
import { type Parcel, weigh } from "./weigh.ts";

/** Working days from order to dispatch: set-up and packing. */
const preparation = 1;

/** The rate table's terms for a pincode. */
function tableTerms(pincode: string, parcels: Parcel[]): Terms | undefined {
  const zone = zoneOf(pincode);
  return zone && { serviceable: true, cod: zone.cod, charge: chargeFor(zone, weigh(parcels)), days: zone.days };
}

/**
 * Whether, when and for how much these parcels go to a pincode: on the courier's terms where they are known, else by
 * the rate table. `goods`: what they cost after discount, in paise; from FREE_DELIVERY_FROM on delivery is free; cash
 * on delivery is possible where whyNoCash finds nothing against it.
 */
export function deliver(
  pincode: string,
  parcels: Parcel[],
  goods: number,
  settings: Pick<Settings, "FREE_DELIVERY_FROM" | "COD_LIMIT" | "COD_NOT_FOR">,
  courier?: Terms,
  now = new Date(),
): Delivery {
  const terms = placeOf(pincode) && (courier ?? tableTerms(pincode, parcels));
  if (!terms?.serviceable) {
    const cod_reason = "We do not deliver to this pincode yet.";
    return { serviceable: false, cod: false, cod_reason, charge: 0, date_from: null, date_to: null };
  }
  const preOrdered = parcels
    .map((parcel) => parcel.available_from)
    .filter((date): date is string => date !== null && date > today(now))
    .sort();
  const start = preOrdered.at(-1) ?? today(now);
  const noCash = whyNoCash(parcels, goods, terms.cod, today(now), settings);
  return {
    serviceable: true,
    cod: noCash === undefined,
    cod_reason: noCash ?? null,
    charge: goods >= settings.FREE_DELIVERY_FROM ? 0 : terms.charge,
    date_from: workingDaysAfter(start, preparation + terms.days[0]),
    date_to: workingDaysAfter(start, preparation + terms.days[1]),
  };
}
