import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { BannerLayout } from "../../../contract/home.ts";
import { wordsForFile } from "../../shop/wordsForFile.ts";

const Slug = z.string().min(1).max(200);
const Category = z.strictObject({
  slug: Slug,
  name: z.string().min(1),
  facets: z.array(z.string()).default([]),
  hidden: z.boolean().optional(),
});
const Department = Category.extend({ children: z.array(Category).default([]) });
/** Which products a collection made by a rule holds: those for which every part that is there holds. Rupees. */
const Rule = z
  .strictObject({
    categories: z.array(Slug).min(1).optional(),
    brands: z.array(Slug).min(1).optional(),
    tags: z.array(z.string().min(1)).min(1).optional(),
    under: z.number().min(1).max(10_000_000).optional(),
    from: z.number().min(1).max(10_000_000).optional(),
  })
  .refine((rule) => Object.values(rule).some((part) => part !== undefined), "a rule has at least one part");
const Collection = z
  .strictObject({
    slug: Slug,
    name: z.string().min(1),
    text: z.string().default(""),
    discount_percent: z.number().min(0.01).max(90).nullish(),
    starts_at: z.iso.datetime({ offset: true }).nullish(),
    ends_at: z.iso.datetime({ offset: true }).nullish(),
    rule: Rule.optional(),
    products: z.array(Slug).optional(),
  })
  .refine(({ rule, products }) => !rule || !products, "a collection is made by a rule or by hand, not both");
const Brand = z.strictObject({
  founded: z.union([z.int(), z.string()]).nullish(), // kept for whoever writes the story
  slug: Slug,
  name: z.string().min(1),
  country: z.string().length(2).nullish(),
  text: z.string().default(""),
});
const rupees = z.number().min(1).max(10_000_000);
const when = z.iso.datetime({ offset: true }).nullish();
const Slugs = z.array(Slug).min(1).optional();
/** A coupon as a person writes it: rupees and percent. An empty scope is everything. */
const Coupon = z
  .object({
    code: z.string().regex(/^[A-Z0-9-]{3,40}$/, "capital letters, digits and hyphens"),
    text: z.string().min(1).max(120),
    min_spend: z.number().min(0).max(10_000_000).default(0),
    max_discount: rupees.nullish(),
    starts_at: when,
    ends_at: when,
    usage_limit: z.int().min(0).nullish(),
    per_customer: z.int().min(1).nullish(),
    first_order_only: z.boolean().default(false),
    listed: z.boolean().default(true),
    scope: z.strictObject({ categories: Slugs, brands: Slugs, collections: Slugs }).default({}),
  })
  .and(
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("percent"), percent: z.number().min(0.01).max(100) }),
      z.object({ kind: z.literal("amount"), amount: rupees }),
      z.object({ kind: z.literal("free_shipping") }),
    ]),
  );
export type WrittenCoupon = z.infer<typeof Coupon>;
const Address = z
  .string()
  .regex(/^(\/(?!\/)|https:\/\/)/, "an address in the shop (/products/…), or one starting https://");
/** A tax class as a person writes it: percent from the first day of each rate, and the categories that it speaks for. */
const TaxClass = z.strictObject({
  slug: Slug,
  name: z.string().min(1).max(100),
  hsn: z.string().regex(/^(\d{4}|\d{6}|\d{8})$/, "4, 6 or 8 digits"),
  rates: z.array(z.strictObject({ from: z.iso.date(), percent: z.number().min(0).max(40) })).min(1),
  categories: z.array(Slug).default([]),
});
export type WrittenTaxClass = z.infer<typeof TaxClass>;
/** From and until when a banner, link or row shows; left out: always. */
const dates = { starts_at: when, ends_at: when };
/** The home page, and in the same file what it needs, for who would rather keep one file than three. */
const Home = z.strictObject({
  collections: z.array(Collection).default([]),
  coupons: z.array(Coupon).default([]),
  banners: z
    .array(
      z.strictObject({
        title: z.string(),
        text: z.string(),
        action: z.string(),
        url: Address,
        image: z
          .string()
          .regex(/^\/pictures\/[\w/.-]+$/, "a picture's address without its ending: /pictures/veena/natural"),
        alt: z.string(),
        layout: BannerLayout.default("beside"),
        ...dates,
      }),
    )
    .default([]),
  quick_links: z.array(z.strictObject({ name: z.string(), url: Address, ...dates })).default([]),
  sections: z
    .array(z.strictObject({ title: z.string(), collection: Slug, ...dates }))
    .max(7)
    .default([]),
});

/** A file that can't be brought in; the message names the file and each place in it. */
export class MerchandisingError extends Error {}

/** Reads and checks a JSON file; one that isn't there counts as `absent`. Throws a MerchandisingError. */
function read<T>(path: string, schema: z.ZodType<T>, absent: T): T {
  if (!existsSync(path)) return absent;
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new MerchandisingError(`${path} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  throw new MerchandisingError(
    parsed.error.issues
      .map((issue) => `${path}: ${issue.path.join(".") || "the whole"}: ${wordsForFile(issue.message)}`)
      .join("\n"),
  );
}

const fileNames = [
  "categories.json",
  "guides.json",
  "brands.json",
  "collections.json",
  "coupons.json",
  "tax.json",
  "home.json",
];

/** Which of the files are in a folder. */
export const merchandisingFiles = (folder: string): string[] =>
  [...fileNames, "brands"].filter((name) => existsSync(join(folder, name)));

/** The things of several files, each once. Throws a MerchandisingError that names what stands twice. */
function once<T>(things: T[], nameOf: (thing: T) => string): T[] {
  const names = things.map(nameOf);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new MerchandisingError(`${twice} stands twice in the files.`);
  return things;
}

/** What stands in a catalogue's folder beside its products: categories, collections, brands, coupons, the home page, buying guides. */
export function readMerchandising(folder: string) {
  const brands = join(folder, "brands");
  const brandFiles = existsSync(brands)
    ? readdirSync(brands)
        .filter((name) => name.endsWith(".json"))
        .sort()
    : [];
  const home = read(join(folder, "home.json"), Home.optional(), undefined);
  const collections = [
    ...read(join(folder, "collections.json"), z.array(Collection), []),
    ...(home?.collections ?? []),
  ];
  const coupons = [...read(join(folder, "coupons.json"), z.array(Coupon), []), ...(home?.coupons ?? [])];
  return {
    departments: read(join(folder, "categories.json"), z.array(Department), []),
    guides: read(join(folder, "guides.json"), z.record(Slug, z.string()), {}),
    collections: once(collections, ({ slug }) => `The collection ${slug}`),
    coupons: once(coupons, ({ code }) => `The coupon ${code}`),
    brands: [join(folder, "brands.json"), ...brandFiles.map((name) => join(brands, name))].flatMap((path) =>
      read(path, z.array(Brand), []),
    ),
    taxClasses: read(join(folder, "tax.json"), z.array(TaxClass), []),
    home,
  };
}

export type Merchandising = ReturnType<typeof readMerchandising>;
