import type { z } from "zod";
import type { Availability } from "./catalogue.ts";

/** What people read of a product's availability, the same wherever it is said. */
export const availabilityNames: Record<z.infer<typeof Availability>, string> = {
  in_stock: "In stock",
  out_of_stock: "Out of stock",
  preorder: "Pre-order",
};

type State = { availability?: z.infer<typeof Availability>; on_sale?: boolean };

/** The same of one product: what the shop may not sell yet is not told as if somebody had bought the last one. */
export const availabilityText = ({ availability = "in_stock", on_sale = true }: State): string =>
  on_sale ? availabilityNames[availability] : "Not on sale yet";
