import { z } from "zod";

export const sorts = ["relevance", "popularity", "newest", "price_up", "price_down", "discount", "origin"] as const;

/** The list's query: all are texts and all combine; values that mean nothing are ignored and named in `ignored`. */
export const ListQuery = z.object({
  search: z.string().optional().describe("What the shopper typed"),
  category: z.string().optional().describe("A department's or category's slug"),
  scategory: z.string().optional().describe("A category's slug"),
  brand: z.string().optional().describe("A brand's slug, or several with commas"),
  collection: z.string().optional().describe("A collection's slug"),
  availability: z.string().optional().describe("in_stock, out_of_stock or preorder"),
  booking: z.string().optional().describe("demo or preorder"),
  discount: z.string().optional().describe("A discount collection's slug, or a number: at least that percent off"),
  min_price: z.string().optional().describe("Rupees"),
  max_price: z.string().optional().describe("Rupees"),
  origin: z.string().optional().describe("A country of origin (ISO 3166-1 alpha-2), or several with commas"),
  sort: z.string().optional().describe(sorts.join(", ")),
  page: z.string().optional().describe("From 1; 12 products a page"),
});
