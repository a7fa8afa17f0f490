import { z } from "zod";
import { Failure, Paise } from "../answer.ts";
import { Booking } from "../catalogue.ts";
import { largestInt } from "../largestInt.ts";
import { lackNames, productLimits as limits } from "../productLimits.ts";
import { isOfOurYears, otherYear } from "../years.ts";

const Pair = z.object({ name: z.string(), value: z.string() });
const Place = z.object({ slug: z.string(), name: z.string() });

/** A variant with all that the shop keeps of it. Money in paise, weight in grams, lengths in millimetres. */
export const OfficeVariant = z.object({
  id: z.int(),
  version: z.int(),
  sku: z.string(),
  option_values: z.array(z.string()),
  mrp: Paise,
  list_price: Paise.describe("What somebody has set; discounts go off it"),
  price: Paise.describe("What it sells for now"),
  weight_g: z.int(),
  box_mm: z.array(z.int()).length(3).nullable().describe("Length, breadth and height as packed"),
  image_src: z.string().nullable(),
  gtin: z.string().nullable(),
  place: z.string().nullable(),
  reorder_point: z.int().nullable(),
  reorder_quantity: z.int().nullable(),
  cost: Paise.nullable().optional().describe("With products.edit"),
  retired: z.boolean(),
  stock: z.object({ on_hand: z.int(), held: z.int(), counted: z.boolean() }),
});
export type OfficeVariant = z.infer<typeof OfficeVariant>;

/** Who changed what of a product, the newest first. */
const History = z.object({
  at: z.string(),
  name: z.string(),
  act: z.string(),
  sku: z.string().nullable().describe("The variant, where one was changed"),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});

/** A product, whole. */
export const OfficeProduct = z.object({
  id: z.int(),
  version: z.int(),
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  category: z.string().describe("Its slug"),
  shelf: z.array(Place).describe("Department and category, or the department alone"),
  description: z.string().describe("Sanitised HTML"),
  highlights: z.array(z.string()),
  specifications: z.array(Pair),
  in_the_box: z.array(z.string()),
  warranty: z.string().nullable(),
  country_of_origin: z.string().nullable(),
  hsn: z.string().nullable(),
  gst_bp: z.int().nullable().describe("Basis points: 1800 is 18 %"),
  tax_class: z.string().nullable(),
  generic_name: z.string().nullable(),
  net_quantity: z.string().nullable(),
  manufacturer: z.string().nullable(),
  importer: z.string().nullable(),
  tags: z.array(z.string()),
  alternative_names: z.array(z.string()),
  option_names: z.array(z.string()),
  booking: Booking,
  available_from: z.string().nullable(),
  published: z.boolean(),
  attributes: z.array(Pair),
  fits: z.array(z.string()).describe("What it fits as an accessory, such as 4/4: violins; size=4/4"),
  collections: z.array(z.string()).describe("Those chosen by hand"),
  by_rule: z.array(Place).describe("Collections that it is in by their rule"),
  images: z.array(z.object({ src: z.string(), alt: z.string() })),
  tax: z
    .object({ hsn: z.string().nullable(), gst_bp: z.int().nullable(), on_sale: z.boolean() })
    .describe("What holds today: its own, its tax class's, its category's or its department's"),
  lacks: z.array(z.enum(lackNames)),
  page: z.string().nullable().describe("The address of its page in the shop; null while shoppers don't find it"),
  variants: z.array(OfficeVariant),
  waiting: z
    .object({ stock: z.int(), price: z.int() })
    .describe("How many people wait until it can be bought, and how many until it costs less"),
  created_at: z.string(),
  updated_at: z.string(),
  history: z.array(History).optional().describe("With products.edit or audit.read"),
});
export type OfficeProduct = z.infer<typeof OfficeProduct>;

const Text = z.string().max(limits.description, "That is too much text.");
const Texts = z.array(Text).max(200, "That is too many.");
const Pairs = z.array(z.object({ name: Text, value: Text })).max(200, "That is too many.");
const Slug = z.string().trim().min(1, "Please choose one.").max(200);
const Price = z
  .int("Please enter an amount in rupees.")
  .min(1, "Please enter an amount above zero.")
  .max(limits.paise, "That is more than any instrument costs.");
const Pieces = z
  .int("Please enter a number of pieces.")
  .min(0, "Please enter a number of pieces.")
  .max(limits.pieces, "Please enter a smaller number.");
const Side = z
  .int("Please enter the length in centimetres.")
  .min(1, "Please enter a length above zero.")
  .max(limits.side_mm, "Please enter a length up to 100 m.");

/** What may be said of a product. A key that is left out stays as it is. */
export const ProductChange = z.object({
  name: Text.optional(),
  brand: Text.optional().describe("A maker's name; one that the shop does not know is made"),
  category: Slug.optional(),
  description: Text.optional().describe("HTML, or plain text with empty lines between paragraphs"),
  highlights: Texts.optional(),
  specifications: Pairs.optional(),
  in_the_box: Texts.optional(),
  warranty: Text.nullable().optional(),
  country_of_origin: Text.nullable().optional().describe("ISO 3166-1 alpha-2"),
  hsn: Text.nullable().optional(),
  gst_bp: z
    .int("Please enter the rate as a percentage.")
    .min(0, "GST is a percentage from 0 to 40.")
    .max(4_000, "GST is a percentage from 0 to 40.")
    .nullable()
    .optional(),
  tax_class: Slug.nullable().optional(),
  generic_name: Text.nullable().optional(),
  net_quantity: Text.nullable().optional(),
  manufacturer: Text.nullable().optional(),
  importer: Text.nullable().optional(),
  tags: Texts.optional(),
  alternative_names: Texts.optional(),
  option_names: Texts.optional(),
  booking: Booking.optional(),
  available_from: z.iso.date("Please enter a day.").refine(isOfOurYears, otherYear).nullable().optional(),
  published: z.boolean().optional(),
  attributes: Pairs.optional(),
  fits: Texts.optional(),
  collections: z.array(Slug).max(limits.collections, "That is too many.").optional(),
});
export type ProductChange = z.infer<typeof ProductChange>;

const variantFields = {
  option_values: z.array(Text).max(limits.option_names.most).optional(),
  mrp: Price.optional(),
  weight_g: z
    .int("Please enter the weight in kilograms.")
    .min(0, "Please enter the weight in kilograms.")
    .max(limits.weight_g, "Please enter a weight up to 10 tonnes.")
    .optional(),
  box_mm: z.array(Side).length(3).nullable().optional(),
  gtin: Text.nullable().optional(),
  cost: Price.or(z.literal(0)).nullable().optional(),
  place: Text.nullable().optional(),
  reorder_point: Pieces.nullable().optional(),
  reorder_quantity: Pieces.nullable().optional(),
};

/** What is to stand in a variant from now on; what is left out stays. Stock is no part of it: it is moved, not set. */
export const VariantChange = z.object({
  id: z.int().positive().max(largestInt),
  version: z.int().positive().describe("As it was seen"),
  list_price: Price.optional(),
  ...variantFields,
  retired: z.boolean().optional().describe("No longer sold; kept for the orders that have it"),
});
export type VariantChange = z.infer<typeof VariantChange>;

/** A new variant. Without a SKU it gets one of the product's name and its options; its stock begins at none. */
export const NewVariant = z.object({
  sku: Text.default(""),
  list_price: Price,
  ...variantFields,
});
export type NewVariant = z.infer<typeof NewVariant>;

const onceEach = (rows: { id: number }[]): boolean => new Set(rows.map(({ id }) => id)).size === rows.length;

/** A change of a product and its variants: only what changes. */
export const ProductEdit = z.object({
  version: z.int().positive().describe("As it was seen; counts where a field of the product itself changes"),
  fields: ProductChange.default({}),
  variants: z.array(VariantChange).max(500).refine(onceEach, "Each variant once.").default([]),
  added: z.array(NewVariant).max(200).default([]),
});
export type ProductEdit = z.output<typeof ProductEdit>;

/** A new product: what it is called, made by, where it lies, and what of it is sold. It is hidden unless it says otherwise. */
export const NewProduct = z.object({
  fields: ProductChange.required({ name: true, brand: true, category: true }),
  variants: z.array(NewVariant).min(1, "A product has at least one variant with a price.").max(200),
});
export type NewProduct = z.output<typeof NewProduct>;

/** Somebody was faster: what stands there now. */
export const ProductConflict = Failure.extend({ product: OfficeProduct.optional() });
export type ProductConflict = z.infer<typeof ProductConflict>;
