import type { z } from "zod";
import { availabilityNames } from "../../contract/availabilityNames.ts";
import type { Booking } from "../../contract/catalogue.ts";

/** A filter's words. All that is in stock leaves the house on the next day of packing, whatever it is and wherever it goes. */
export const availabilityLabels: typeof availabilityNames = {
  ...availabilityNames,
  in_stock: "In stock, ready to ship",
};

export const bookingLabels: Record<z.infer<typeof Booking>, string> = {
  none: "No booking",
  demo: "Try it in the showroom",
  preorder: "Book before it arrives",
};

export const discountLabel = (percent: number): string => `${percent}% off or more`;

/** An attribute's name for people: `indian_tones` is "Indian tones". */
export const attributeLabel = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");
