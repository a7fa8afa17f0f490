import type { Shop } from "../../shop/shop.ts";
import type { Terms } from "../terms.ts";
import type { Parcel } from "../weigh.ts";
import { shiprocketAccount } from "./ask.ts";
import { readCourierTerms, refreshCourierTerms, termsStep } from "./courierTerms.ts";

/** About so many weights the courier is asked at most, at once: the others are known when somebody looks at one of them. */
const mostAsked = 3;

/**
 * The courier's terms for each of these parcels, sent alone; undefined: the rate table answers. A parcel that is missing has a weight
 * about which the courier was not asked yet. Not for use inside a transaction: it may wait for the network.
 */
export async function termsOfEach<P extends Parcel>(
  shop: Shop,
  pincode: string,
  parcels: P[],
  network: string,
): Promise<Map<P, Terms | undefined>> {
  if (!shiprocketAccount(shop.settings)) return new Map(parcels.map((parcel) => [parcel, undefined]));
  const read = (alike: P[]) => readCourierTerms(shop.sql, shop.settings, pincode, alike.slice(0, 1));
  const weights = await Promise.all(
    [...Map.groupBy(parcels, (parcel) => termsStep([parcel])).values()].map(async (alike) => ({
      alike,
      terms: await read(alike),
    })),
  );
  const asked = weights.filter(({ terms }) => !terms).slice(0, mostAsked);
  await Promise.all(
    asked.map(async (weight) => {
      if (await refreshCourierTerms(shop, pincode, weight.alike.slice(0, 1), network))
        weight.terms = await read(weight.alike);
    }),
  );
  return new Map(
    weights.flatMap((weight) =>
      weight.terms || asked.includes(weight) ? weight.alike.map((parcel) => [parcel, weight.terms] as const) : [],
    ),
  );
}
