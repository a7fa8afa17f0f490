import { isEnclave, placeOf } from "../shipping/places.ts";
import found from "./towns.json" with { type: "json" };

/**
 * The town that most letters of a sorting district go to, by the pincode's first three digits (India Post): where one
 * town takes most of it. It fills a field that the shopper can change.
 */
const towns: Record<string, string> = found;

/** What is known of a pincode: its town, and the state or the states it may lie in. Undefined when there is no such pincode. */
export function describePincode(
  pincode: string,
): { city: string | null; state: string | null; states: string[] } | undefined {
  const place = placeOf(pincode);
  const town = isEnclave(pincode) ? undefined : towns[pincode.slice(0, 3)];
  return place && { city: town ?? null, ...place };
}
