import type { z } from "zod";
import type { deliveryRatesCalls } from "../../../contract/office/deliveryRates.ts";
import type { Settings } from "../../settings.ts";
import { deliver } from "../../shipping/deliver.ts";
import { zoneOf } from "../../shipping/rates.ts";
import { shiprocketAccount } from "../../shipping/shiprocket/ask.ts";

type Preview = (typeof deliveryRatesCalls)["POST /settings/rates/preview"];
type Told = z.output<Preview["answer"]>["data"];

/**
 * What one parcel of so many grams and goods of that value (paise) would cost to each of these places and when it would come if
 * it were ordered now, by the rates that are asked about and by those in force.
 */
export function previewRates(
  settings: Settings,
  { grams, goods, pincodes, ...rates }: z.output<Preview["body"]>,
): Told {
  const unmeasured = { box_l_mm: null, box_b_mm: null, box_h_mm: null, available_from: null };
  const parcel = { product_name: "It", category: "", department: null, quantity: 1, weight_g: grams, ...unmeasured };
  const by = (pincode: string, RATES: Settings["RATES"]) => {
    const { serviceable, charge, date_from, date_to, cod } = deliver(pincode, [parcel], goods, { ...settings, RATES });
    return serviceable && date_from && date_to ? { charge, date_from, date_to, cod } : null;
  };
  return {
    courier: shiprocketAccount(settings) !== undefined,
    places: pincodes.map((pincode) => {
      const by_these = by(pincode, rates);
      const zone = by_these ? (zoneOf(pincode, settings.shop) ?? null) : null;
      return { pincode, zone, in_force: by(pincode, settings.RATES), by_these };
    }),
  };
}
