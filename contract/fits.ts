import { z } from "zod";
import { answer, type Call, Paise } from "./answer.ts";
import { Availability, Card } from "./catalogue.ts";

/** A variant as it can be bought with another product. */
export const FitVariant = z.object({
  id: z.int(),
  option_text: z.string().describe("Its option values; empty for a product without options"),
  mrp: Paise,
  price: Paise,
  availability: Availability,
});
export type FitVariant = z.infer<typeof FitVariant>;

/** An accessory that fits. */
export const Fitting = z.object({
  card: Card.describe("With price, picture and availability of the first of `variants`"),
  why: z.string().describe("What of the product it fits, in one line"),
  variants: z.array(FitVariant).describe("Those of it that fit, what can be bought first"),
});
export type Fitting = z.infer<typeof Fitting>;

/** What fits a product, kind by kind. */
export const Fits = z.object({
  product_name: z.string(),
  product_url: z.string(),
  fitted: z.array(z.int()).describe("The product's variants that something fits"),
  groups: z
    .array(z.object({ category: z.object({ name: z.string(), slug: z.string() }), products: z.array(Fitting) }))
    .describe("By the accessories' category: what is in stock first, then the most popular"),
});
export type Fits = z.infer<typeof Fits>;

export const fitCalls = {
  "GET /get/fits/{product_url}": {
    summary:
      "The accessories that fit a product, by what they say they fit and what it says of itself. Without a variant: those that fit whichever variant is chosen",
    parameters: z.object({ product_url: z.string().min(1).max(200) }),
    query: z.object({ variant: z.string().optional().describe("The chosen variant's id") }),
    answer: answer(Fits),
  },
} satisfies Record<string, Call>;
