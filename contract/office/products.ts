import { z } from "zod";
import { answer, type Call, Paise } from "../answer.ts";
import { largestInt } from "../largestInt.ts";
import { lackNames } from "../productLimits.ts";
import { NewProduct, OfficeProduct, ProductEdit, VariantChange } from "./product.ts";

/** `published`: shoppers see it. `hidden`: they don't. `retired`: no variant of it is sold any more. */
export const productStates = ["published", "hidden", "retired"] as const;
export type ProductState = (typeof productStates)[number];
/** By name, the newest first, or what was changed last first. */
export const productSorts = ["name", "newest", "changed"] as const;

/** A product as the office's list shows it. Money in paise. */
export const ProductRow = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  shelf: z.array(z.string()).describe("Names of department and category"),
  brand: z.string(),
  sku: z.string().nullable().describe("Of its first variant"),
  variants: z.int().describe("How many are sold"),
  price: z.object({ least: Paise, most: Paise }).nullable(),
  mrp: z.object({ least: Paise, most: Paise }).nullable(),
  stock: z.object({ on_hand: z.int(), held: z.int(), counted: z.boolean(), low: z.boolean() }),
  state: z.enum(productStates),
  lacks: z.array(z.enum(lackNames)),
  on_sale: z.boolean().describe("False while its HSN or GST rate is not known"),
});
export type ProductRow = z.infer<typeof ProductRow>;

/** What a product's fields may be chosen from. */
export const ProductChoices = z.object({
  categories: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      department: z.string().nullable().describe("The slug of the one that it lies in; null for a department"),
      facets: z.array(z.string()).describe("Attributes that shoppers filter by"),
      tax_class: z.string().nullable(),
    }),
  ),
  brands: z.array(z.object({ slug: z.string(), name: z.string() })),
  tax_classes: z.array(
    z.object({ slug: z.string(), name: z.string(), hsn: z.string(), gst_bp: z.int().nullable().describe("Today's") }),
  ),
  collections: z.array(z.object({ slug: z.string(), name: z.string(), by_rule: z.boolean() })),
  attributes: z
    .array(z.object({ name: z.string(), values: z.array(z.string()) }))
    .describe("In use, the most used first"),
});
export type ProductChoices = z.infer<typeof ProductChoices>;

const productParameter = z.object({ id: z.coerce.number().int().positive().max(largestInt) });

const Preview = z.object({
  url: z.string().describe("Where the shop's own page shows it, for ten minutes"),
  expires_at: z.string(),
});

/** The calls of the goods. Everybody of the staff sees them, what they cost the shop only who has products.edit. */
export const productCalls = {
  "GET /products": {
    summary: "Products, 50 at once",
    query: z.object({
      search: z.string().max(200).optional().describe("Words of name, maker or address, an SKU, a barcode"),
      category: z.string().max(200).optional().describe("A department's or category's slug"),
      brand: z.string().max(200).optional().describe("A maker's slug"),
      state: z.enum(productStates).optional(),
      lacks: z.enum(["anything", ...lackNames]).optional(),
      collection: z.string().max(200).optional().describe("A collection's slug"),
      low: z.literal("yes").optional().describe("A variant is down to its reorder point, or has none and is sold out"),
      sort: z.enum(productSorts).default("name"),
      after: z.string().max(400).optional().describe("`next` of the page before"),
    }),
    answer: answer(z.object({ rows: z.array(ProductRow), next: z.string().nullable() })),
  },
  "GET /products/choices": { summary: "What fields of products may be chosen from", answer: answer(ProductChoices) },
  "GET /products/{id}": {
    summary: "A product, whole",
    parameters: productParameter,
    answer: answer(OfficeProduct),
  },
  "POST /products": {
    summary: "A new product with its variants, hidden unless it says otherwise",
    body: NewProduct,
    answer: answer(OfficeProduct),
  },
  "PUT /products/{id}": {
    summary: "Change a product and its variants; 409 with the product as it is where somebody was faster",
    parameters: productParameter,
    body: ProductEdit,
    answer: answer(OfficeProduct),
  },
  "PATCH /products/{id}/prices": {
    summary: "Change prices alone, within what the role may",
    parameters: productParameter,
    body: z.object({
      variants: z
        .array(VariantChange.pick({ id: true, version: true, list_price: true, mrp: true }))
        .min(1)
        .max(500),
    }),
    answer: answer(OfficeProduct),
  },
  "POST /products/{id}/duplicate": {
    summary: "A hidden copy of it, with new SKUs and no stock",
    parameters: productParameter,
    answer: answer(OfficeProduct),
  },
  "POST /products/publish": {
    summary: "Show or hide products, each by itself",
    body: z.object({ ids: z.array(z.int().positive().max(largestInt)).min(1).max(100), published: z.boolean() }),
    answer: answer(
      z.object({ rows: z.array(z.object({ id: z.int(), name: z.string(), done: z.boolean(), message: z.string() })) }),
    ),
  },
  "POST /products/{id}/preview": {
    summary: "The product's page in the shop as these changes would make it; nothing is changed",
    parameters: productParameter,
    body: ProductEdit.omit({ version: true }),
    answer: answer(Preview),
  },
  "POST /products/preview": {
    summary: "The page in the shop of a product that is not there yet; nothing is changed",
    body: NewProduct,
    answer: answer(Preview),
  },
} satisfies Record<string, Call>;
