import { z } from "zod";
import { Paise } from "./answer.ts";

/** What the products cost that meet all filters but the price's. */
export const PriceRange = z.object({
  least: Paise,
  most: Paise,
  steps: z
    .array(z.int())
    .describe(
      "How many cost from 2^(k/2) to 2^((k+1)/2) rupees, for each whole k from that of `least` to that of `most`",
    ),
});
export type PriceRange = z.infer<typeof PriceRange>;
