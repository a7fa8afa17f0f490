import { z } from "zod";
import { answer, type Call, Paise } from "./answer.ts";
import { ListQuery, sorts } from "./listQuery.ts";
import { PriceRange } from "./priceRange.ts";
import { listSays, NamedCategory, suggestionsSay } from "./search.ts";

export const Availability = z.enum(["in_stock", "out_of_stock", "preorder"]);
export const Booking = z.enum(["none", "demo", "preorder"]);
/** The name of a picture of ours ('/pictures/veena/jackwood', without width and format), or null: a placeholder shows. */
export const Picture = z.string().nullable();

/** A product as lists show it. */
export const Card = z.object({
  id: z.int(),
  variant_id: z.int(),
  product_name: z.string(),
  product_url: z.string(),
  image: Picture,
  alt: z.string(),
  brand_name: z.string(),
  brand_slug: z.string(),
  category_name: z.string(),
  mrp: Paise,
  price: Paise,
  discount_percent: z.int(),
  availability: Availability,
  on_sale: z
    .boolean()
    .describe("False while its HSN or GST rate is not known: then it is out of stock, whatever there is"),
  booking: Booking,
  rating: z.number().nullable().describe("The average of its reviews, to one decimal; null without any"),
  reviews: z.int().describe("How many reviews are shown"),
  variants: z.int(),
  fact: z
    .object({ name: z.string(), value: z.string() })
    .nullish()
    .describe("The specification that tells it from others of its category; said in lists alone, null without one"),
});
export type Card = z.infer<typeof Card>;

export const Brand = z.object({
  name: z.string(),
  slug: z.string(),
  country: z.string().nullable().describe("ISO 3166-1 alpha-2"),
  text: z.string(),
  products: z.int(),
  image: Picture.optional().describe("Of its most popular product that has one; said of a single brand alone"),
});
export type Brand = z.infer<typeof Brand>;

export const SubCategory = z.object({ name: z.string(), slug: z.string(), image: Picture, products: z.int() });
export const MenuItem = z.object({
  name: z.string(),
  slug: z.string(),
  image: Picture,
  products: z.int(),
  child: z.array(SubCategory),
});
export type MenuItem = z.infer<typeof MenuItem>;

export const QuickLink = z.object({ name: z.string(), url: z.string() });

export const Collection = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  text: z.string(),
  discount_percent: z.number().nullable(),
  ends_at: z.string().nullable(),
  image: Picture,
});
export type Collection = z.infer<typeof Collection>;

export const Section = z.object({
  position: z.int(),
  title: z.string(),
  slug: z.string(),
  text: z.string().optional().describe("What the collection says of itself"),
  url: z.string().optional().describe("Where all of it is, when it is no collection"),
  products: z.array(Card),
});
export type Section = z.infer<typeof Section>;

/** One value of a filter and how many products it would leave; `active` when it is chosen. */
export const FacetValue = z.object({ value: z.string(), label: z.string(), count: z.int(), active: z.boolean() });
/** A filter: the query parameter it sets, its name for people, its values. `many`: several values, with commas. */
export const Facet = z.object({
  parameter: z.string(),
  label: z.string(),
  many: z.boolean(),
  values: z.array(FacetValue),
});
export type Facet = z.infer<typeof Facet>;

/** One condition that is in force; leaving `parameter` (or this one of its values) out takes it off. */
export const Applied = z.object({ parameter: z.string(), value: z.string(), label: z.string() });

export type Sort = (typeof sorts)[number];

export const ProductList = z.object({
  products: z.array(Card),
  page: z.int(),
  per_page: z.int(),
  total: z.int(),
  last_page: z.int(),
  sort: z.enum(sorts),
  facets: z.array(Facet),
  price_range: PriceRange.nullable(),
  applied: z.array(Applied),
  ignored: z.array(z.object({ parameter: z.string(), value: z.string() })),
  ...listSays,
  instead: z
    .object({ categories: z.array(NamedCategory), products: z.array(Card) })
    .optional()
    .describe("For a search that finds nothing: close categories and popular products"),
});
export type ProductList = z.infer<typeof ProductList>;

export const Variant = z.object({
  id: z.int(),
  sku: z.string(),
  options: z.array(z.object({ name: z.string(), value: z.string() })),
  mrp: Paise,
  price: Paise,
  discount_percent: z.int(),
  stock: z.int().describe("How many can be bought now; 4 stands for 4 or more"),
  availability: Availability,
  image: Picture,
  gtin: z.string().nullable().describe("Barcode: GTIN-8, -12, -13 or -14"),
  weight_grams: z.int(),
  box_mm: z.array(z.int()).length(3).nullable().describe("Length, breadth and height as packed"),
});
export type Variant = z.infer<typeof Variant>;

export const Product = z.object({
  id: z.int(),
  product_name: z.string(),
  product_url: z.string(),
  brand: z.object({ name: z.string(), slug: z.string() }),
  category: z.object({ name: z.string(), slug: z.string() }),
  parent_category: z.object({ name: z.string(), slug: z.string() }).nullable(),
  description: z.string().describe("Sanitised HTML"),
  highlights: z.array(z.string()),
  specifications: z.array(z.object({ name: z.string(), value: z.string() })),
  in_the_box: z.array(z.string()),
  warranty: z.string().nullable(),
  country_of_origin: z.string().nullable().describe("ISO 3166-1 alpha-2"),
  hsn: z.string().nullable(),
  gst_percent: z.number().nullable().describe("Of today; null where it is not known"),
  on_sale: z.boolean().describe("False while its HSN or GST rate is not known: it can be looked at and not bought"),
  generic_name: z.string().nullable(),
  net_quantity: z.string().nullable(),
  manufacturer: z.string().nullable(),
  importer: z.string().nullable(),
  alternative_names: z.array(z.string()),
  images: z.array(z.object({ src: Picture, alt: z.string() })),
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  variants: z.array(Variant),
  booking: Booking,
  available_from: z.string().nullable().describe("A date, for a pre-order"),
  rating: z.number().nullable(),
  questions: z.int().describe("How many are answered"),
  recorded: z.boolean().describe("There is sound or film of it: GET /get/media/{product_url}"),
  hear: z.boolean().describe("It names a pitch: GET /get/pitch/{product_url}"),
  tags: z.array(z.string()),
  related: z.array(Card),
});
export type Product = z.infer<typeof Product>;

export const CategoryPage = z.object({
  category: z.object({
    name: z.string(),
    slug: z.string(),
    parent: z.object({ name: z.string(), slug: z.string() }).nullable(),
  }),
  children: z.array(SubCategory),
  brands: z.array(Brand),
  collections: z.array(Collection),
  products: z.array(Card),
  guide: z.string(),
});
export type CategoryPage = z.infer<typeof CategoryPage>;

export const Suggestion = z.object({
  has_data: z.enum(["yes", "no"]),
  product_name: z.string(),
  product_url: z.string(),
  image: Picture,
  parent_category_name: z.string(),
  category_name: z.string(),
  brand_name: z.string(),
  /** Paise; an answer without a product has none. */
  price: Paise.optional(),
  availability: Availability.optional(),
  on_sale: z.boolean().optional(),
  message: z.string(),
});
export type Suggestion = z.infer<typeof Suggestion>;

const slug = z.string().min(1).max(200);

export const catalogueCalls = {
  "GET /get/brands": { summary: "All brands that have products, by name", answer: answer(z.array(Brand)) },
  "GET /get/products": {
    summary: "A page of products with filters and their counts",
    query: ListQuery,
    answer: ProductList,
  },
  "GET /get/product/collections/{id}": {
    summary: "The sections of a collection page; 1 is the home page",
    parameters: z.object({ id: z.string() }),
    answer: answer(z.object({ id: z.int(), name: z.string(), slug: z.string(), sections: z.array(Section) })),
  },
  "GET /get/product/{product_url}": {
    summary: "A product with its variants",
    parameters: z.object({ product_url: slug }),
    answer: answer(Product),
  },
  "GET /get/discount/collections": {
    summary: "The collections with a discount that runs now",
    answer: answer(z.array(Collection)),
  },
  "GET /get/collection/{slug}": {
    summary: "A collection by its slug",
    parameters: z.object({ slug }),
    answer: answer(Collection),
  },
  "GET /get/brand/{slug}": { summary: "A brand by its slug", parameters: z.object({ slug }), answer: answer(Brand) },
  "GET /get/topMenu": { summary: "The departments with their categories", answer: answer(z.array(MenuItem)) },
  "GET /get/topMenu/{category}": {
    summary: "One department's menu",
    parameters: z.object({ category: slug }),
    answer: answer(MenuItem),
  },
  "GET /get/allMenu": { summary: "Every department with its categories", answer: answer(z.array(MenuItem)) },
  "GET /get/quickLink": { summary: "The footer's quick links", answer: answer(z.array(QuickLink)) },
  "POST /get/other/category": {
    summary: "A category's landing page",
    body: z.object({ category: slug }),
    answer: answer(CategoryPage),
  },
  "POST /get/global/search": {
    summary: "Suggestions while typing",
    body: z.object({ search_type: z.literal("product").optional(), search_field: z.string().max(10_000) }),
    answer: z.object({ products: z.array(Suggestion), ...suggestionsSay }),
  },
} satisfies Record<string, Call>;
