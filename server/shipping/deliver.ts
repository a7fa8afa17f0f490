import type { Delivery } from "../../contract/cart.ts";
import type { DeliveryRates } from "../../contract/office/deliveryRates.ts";
import type { Settings } from "../settings.ts";
import { whyNoCash } from "./cashOnDelivery.ts";
import { arrivalDay, type Calendar, dispatchDay, today } from "./dates.ts";
import { noSuchPincode, notThereYet } from "./pincodeWords.ts";
import { placeOf } from "./places.ts";
import { chargeFor, type Origin, zoneOf } from "./rates.ts";
import type { Terms } from "./terms.ts";
import { type Parcel, weigh } from "./weigh.ts";

/** The rate table's terms for a pincode. */
function tableTerms(pincode: string, parcels: Parcel[], from: Origin, rates: DeliveryRates): Terms | undefined {
  const zone = zoneOf(pincode, from);
  if (!zone) return undefined;
  const { cod, days_from, days_to } = rates[zone];
  return { serviceable: true, cod, charge: chargeFor(rates[zone], weigh(parcels)), days: [days_from, days_to] };
}

/** The day on which these parcels leave together that are ordered now; what is pre-ordered starts when it can be had. */
export function leavesBy(parcels: Pick<Parcel, "available_from">[], calendar: Calendar, now = new Date()): string {
  const preOrdered = parcels
    .map((parcel) => parcel.available_from)
    .filter((date): date is string => date !== null && date > today(now))
    .sort();
  return dispatchDay(preOrdered.at(-1) ?? today(now), now, calendar);
}

/**
 * Whether, when and for how much these parcels go to a pincode: on the courier's terms where they are known, else by
 * the rate table. `goods`: what they cost after discount, in paise; from FREE_DELIVERY_FROM on delivery is free; cash
 * on delivery is possible where whyNoCash finds nothing against it. Where nothing is delivered, `cod_reason` says why.
 */
export function deliver(
  pincode: string,
  parcels: Parcel[],
  goods: number,
  settings: Pick<Settings, "FREE_DELIVERY_FROM" | "COD_LIMIT" | "COD_NOT_FOR" | "RATES"> & { shop: Origin & Calendar },
  courier?: Terms,
  now = new Date(),
): Delivery {
  const place = placeOf(pincode);
  const terms = place && (courier ?? tableTerms(pincode, parcels, settings.shop, settings.RATES));
  if (!terms?.serviceable) {
    const cod_reason = place ? notThereYet(pincode) : noSuchPincode;
    return { serviceable: false, cod: false, cod_reason, charge: 0, date_from: null, date_to: null };
  }
  const dispatched = leavesBy(parcels, settings.shop, now);
  const noCash = whyNoCash(parcels, goods, terms.cod, today(now), settings);
  return {
    serviceable: true,
    cod: noCash === undefined,
    cod_reason: noCash ?? null,
    charge: goods >= settings.FREE_DELIVERY_FROM ? 0 : terms.charge,
    date_from: arrivalDay(dispatched, terms.days[0], settings.shop),
    date_to: arrivalDay(dispatched, terms.days[1], settings.shop),
  };
}
