import type { DeliveryRates, ZoneName, ZoneRates } from "../../contract/office/deliveryRates.ts";
import type { ShopDetails } from "../../contract/shop.ts";
import { prefixStates } from "./places.ts";

/** Where parcels leave from. */
export type Origin = Pick<ShopDetails, "pincode" | "state">;

/** What delivery costs as long as the office says nothing else: charges in paise, days from dispatch to the door. */
export const standardRates: DeliveryRates = {
  local: { first: 4_000, further: 2_000, days_from: 1, days_to: 2, cod: true },
  state: { first: 5_000, further: 2_800, days_from: 2, days_to: 3, cod: true },
  metro: { first: 6_000, further: 4_000, days_from: 2, days_to: 4, cod: true },
  rest: { first: 7_000, further: 5_000, days_from: 4, days_to: 6, cod: true },
  special: { first: 9_500, further: 7_500, days_from: 6, days_to: 10, cod: false },
};

/** The sorting districts of the large cities, each with its suburbs: pincodes by their first three digits. */
const metros = ["110 122 201", "400", "600 601 602 603", "560", "500", "700", "380", "411"].map((city) =>
  city.split(" "),
);
const islands = ["682551", "682552", "682553", "682554", "682555", "682556", "682557", "682558", "682559"];
const special = ["18", "19", "737", "744", "78", "79"];

/** The zone of a pincode; undefined for the army's post offices (9…): only India Post goes there. */
export function zoneOf(pincode: string, from: Origin): ZoneName | undefined {
  if (pincode.startsWith("9")) return undefined;
  const [there, here] = [pincode.slice(0, 3), from.pincode.slice(0, 3)];
  const isIsland = islands.includes(pincode);
  const city = metros.find((districts) => districts.includes(there));
  if (!isIsland && (there === here || city?.includes(here))) return "local";
  if (!isIsland && prefixStates(pincode).includes(from.state)) return "state";
  if (isIsland || special.some((prefix) => pincode.startsWith(prefix))) return "special";
  return city ? "metro" : "rest";
}

/** What a courier weighs: grams, or the box at 5,000 cm³ a kilogram where that is more. */
export function chargeableGrams(piece: {
  weight_g: number;
  box_l_mm: number | null;
  box_b_mm: number | null;
  box_h_mm: number | null;
}): number {
  const volume = (piece.box_l_mm ?? 0) * (piece.box_b_mm ?? 0) * (piece.box_h_mm ?? 0);
  return Math.max(piece.weight_g, Math.ceil(volume / 5_000), 1);
}

/** The charge in paise for so many grams to a zone, by slabs of 500 g. */
export const chargeFor = ({ first, further }: Pick<ZoneRates, "first" | "further">, grams: number): number =>
  first + (Math.max(1, Math.ceil(grams / 500)) - 1) * further;
