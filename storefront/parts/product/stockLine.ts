import { availabilityText } from "../../../contract/availabilityNames.ts";
import type { Product, Variant } from "../../../contract/catalogue.ts";
import { formatDay } from "../day.ts";

/** From this many on the exact number is nobody's business; fewer are told as they are. */
const few = 3;

/** What is said about a variant's stock, and whether that is good news. */
export function stockLine(
  { availability, stock }: Variant,
  { available_from, on_sale }: Pick<Product, "available_from" | "on_sale">,
): { text: string; tone: "good" | "few" | "none" } {
  if (availability === "out_of_stock") return { text: availabilityText({ availability, on_sale }), tone: "none" };
  if (availability === "preorder")
    return { text: available_from ? `Pre-order, ships by ${formatDay(available_from)}` : "Pre-order", tone: "good" };
  if (stock <= few) return { text: `Only ${stock} left`, tone: "few" };
  return { text: "In stock", tone: "good" };
}
