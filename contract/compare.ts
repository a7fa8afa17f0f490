import { z } from "zod";
import { answer, type Call } from "./answer.ts";
import { Product } from "./catalogue.ts";

/** A product as it is compared: all that its page knows of it, without what is related. */
export const Compared = Product.omit({ related: true });
export type Compared = z.infer<typeof Compared>;

/** One thing that is said of at least one of the products. */
export const ComparedRow = z.object({
  name: z.string(),
  values: z
    .array(z.array(z.string()))
    .describe("What is said of each product, in their order; an empty list where nothing is said"),
  differs: z.boolean().describe("Not the same is said of all of them"),
});
export type ComparedRow = z.infer<typeof ComparedRow>;

export const compareCalls = {
  "GET /get/compare": {
    summary: "One to four products side by side, with what differs",
    query: z.object({ products: z.string().optional().describe("Their product_urls, with commas between") }),
    answer: answer(z.object({ products: z.array(Compared), rows: z.array(ComparedRow) })),
  },
} satisfies Record<string, Call>;
