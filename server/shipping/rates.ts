/** Delivery by zone from Chennai: charges in paise for the first and each further 500 g, days from dispatch to the door. */
export type Zone = { name: string; first: number; further: number; days: [from: number, to: number]; cod: boolean };

const zones = {
  local: { name: "Chennai", first: 4_000, further: 2_000, days: [1, 2], cod: true },
  state: { name: "Tamil Nadu and Puducherry", first: 5_000, further: 2_800, days: [2, 3], cod: true },
  metro: { name: "Metro cities", first: 6_000, further: 4_000, days: [2, 4], cod: true },
  rest: { name: "Rest of India", first: 7_000, further: 5_000, days: [4, 6], cod: true },
  special: {
    name: "North-East, Jammu, Kashmir, Ladakh and islands",
    first: 9_500,
    further: 7_500,
    days: [6, 10],
    cod: false,
  },
} satisfies Record<string, Zone>;

/** The longest prefix that a pincode starts with decides; without one it is the rest of India. */
const zoneOfPrefix: [prefixes: string[], zone: Zone][] = [
  [["682551", "682552", "682553", "682554", "682555", "682556", "682557", "682558", "682559"], zones.special],
  [["600", "601", "602", "603"], zones.local],
  [["110", "122", "201", "400", "560", "500", "700", "380", "411"], zones.metro],
  [["737", "744"], zones.special],
  [["60", "61", "62", "63", "64"], zones.state],
  [["18", "19", "78", "79"], zones.special],
];

/** Undefined for the army's post offices (9…): only India Post goes there. */
export function zoneOf(pincode: string): Zone | undefined {
  if (pincode.startsWith("9")) return undefined;
  return zoneOfPrefix.find(([prefixes]) => prefixes.some((prefix) => pincode.startsWith(prefix)))?.[1] ?? zones.rest;
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
export const chargeFor = (zone: Zone, grams: number): number =>
  zone.first + (Math.max(1, Math.ceil(grams / 500)) - 1) * zone.further;
