import { z } from "zod";
import type { Settings } from "../../settings.ts";
import { type Account, ShiprocketError } from "./ask.ts";
import { call } from "./call.ts";

/** For how long a shopper waits for the courier's terms, in milliseconds; then the rate table answers. */
const patience = 2_000;

const Courier = z.object({
  courier_company_id: z.int(),
  rate: z.number().nonnegative(),
  cod: z.union([z.literal(0), z.literal(1), z.boolean()]).transform(Boolean),
  estimated_delivery_days: z.coerce.number().int().min(0).max(60),
});
const Serviceability = z.object({
  data: z.object({
    available_courier_companies: z.array(Courier),
    recommended_courier_company_id: z.int().nullish(),
  }),
});
const NotServiceable = z.object({ status: z.literal(404) });

export type Serviceability = { serviceable: boolean; cod: boolean; charge: number; days: number };
const nowhere: Serviceability = { serviceable: false, cod: false, charge: 0, days: 0 };

/**
 * Asks what delivery of so many grams to a pincode costs (paise) and takes (days): by the courier that Shiprocket
 * recommends, else by the cheapest. A 404 that says so means that nobody goes there. Throws a ShiprocketError.
 */
export async function askServiceability(
  account: Account,
  settings: Settings,
  pincode: string,
  grams: number,
): Promise<Serviceability> {
  const query = new URLSearchParams({
    pickup_postcode: settings.SHIPROCKET_PICKUP_PINCODE ?? settings.shop.pincode,
    delivery_postcode: pincode,
    weight: (grams / 1_000).toFixed(1),
    cod: "0",
  });
  try {
    const path = `/courier/serviceability/?${query}`;
    const signal = AbortSignal.timeout(patience);
    const { data } = await call(account, Serviceability, { method: "GET", path, signal });
    const couriers = [...data.available_courier_companies].sort((a, b) => a.rate - b.rate);
    const chosen =
      couriers.find((courier) => courier.courier_company_id === data.recommended_courier_company_id) ?? couriers[0];
    if (!chosen) return nowhere;
    return {
      serviceable: true,
      cod: couriers.some((courier) => courier.cod),
      charge: Math.round(chosen.rate * 100), // rupees with decimals end here
      days: chosen.estimated_delivery_days,
    };
  } catch (error) {
    if (error instanceof ShiprocketError && error.status === 404 && NotServiceable.safeParse(error.body).success)
      return nowhere;
    throw error;
  }
}
