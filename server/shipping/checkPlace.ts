import { wrongState } from "../../contract/states.ts";
import { noSuchPincode } from "./pincodeWords.ts";
import { placeOf } from "./places.ts";

/** The fields of an address that do not fit each other or what India Post knows, each with the words to say; none when all is well. */
export function placeErrors({ pincode, state }: { pincode: string; state: string }): Record<string, string> {
  const place = placeOf(pincode);
  if (!place) return { pincode: noSuchPincode };
  const message = wrongState(pincode, state, place.states);
  return message === undefined ? {} : { state: message };
}
