import { z } from "zod";
import type { Settings } from "../settings.ts";
import { zoneOf } from "../shipping/rates.ts";

/** What a quote was reckoned with of what the office can change: delivery's charges at its place, from where on it is free, and the fee for cash. In paise. */
export const QuotedRates = z.object({ first: z.int(), further: z.int(), free_from: z.int(), cod_fee: z.int() });
type QuotedRates = z.infer<typeof QuotedRates>;

/** The rates that a quote to this pincode is made with now; undefined where nobody delivers. */
export function ratesTo(settings: Settings, pincode: string): QuotedRates | undefined {
  const zone = zoneOf(pincode, settings.shop);
  if (!zone) return undefined;
  const { first, further } = settings.RATES[zone];
  return { first, further, free_from: settings.FREE_DELIVERY_FROM, cod_fee: settings.COD_FEE };
}

/** The settings with these rates in force for a pincode, so that what was quoted is charged as it was said. */
export function withRates(settings: Settings, pincode: string, rates: QuotedRates): Settings {
  const zone = zoneOf(pincode, settings.shop);
  if (!zone) return settings;
  const { first, further, free_from, cod_fee } = rates;
  return {
    ...settings,
    RATES: { ...settings.RATES, [zone]: { ...settings.RATES[zone], first, further } },
    FREE_DELIVERY_FROM: free_from,
    COD_FEE: cod_fee,
  };
}
