import { announce } from "../device/announce.ts";

/** Says what a pincode has filled in, of a form that is being filled in by ear; nothing where it was all there. */
export function sayFilled(city: string, state: string): void {
  const words = [city, state].filter((word) => word !== "").join(", ");
  if (words !== "") announce(`Filled in from the pincode: ${words}.`);
}
