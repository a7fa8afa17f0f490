import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const Slug = z.string().min(1).max(200);
const Shelf = z.object({ slug: Slug, name: z.string().min(1), facets: z.array(z.string()).default([]) });
const Department = Shelf.extend({ children: z.array(Shelf).default([]) });
const Collection = z.object({
  slug: Slug,
  name: z.string().min(1),
  text: z.string().default(""),
  discount_percent: z.number().min(0.01).max(90).nullish(),
  starts_at: z.iso.datetime({ offset: true }).nullish(),
  ends_at: z.iso.datetime({ offset: true }).nullish(),
});
const Brand = z.object({
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
const Home = z.object({
  banners: z.array(
    z.object({
      title: z.string(),
      text: z.string(),
      action: z.string(),
      url: z.string(),
      image: z.string(),
      alt: z.string(),
    }),
  ),
  quick_links: z.array(z.object({ name: z.string(), url: z.string() })),
  sections: z.array(z.object({ title: z.string(), collection: Slug })).max(7),
});

/** Reads and checks a JSON file; one that isn't there counts as `absent`. The error names the file and the place in it. */
function read<T>(path: string, schema: z.ZodType<T>, absent: T): T {
  if (!existsSync(path)) return absent;
  const parsed = schema.safeParse(JSON.parse(readFileSync(path, "utf8")));
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map((issue) => `${path}: ${issue.path.join(".")}: ${issue.message}`).join("\n"));
}

/** What stands in a catalogue's folder beside its products: shelves, collections, brands, coupons, the home page, buying guides. */
export function readFurniture(folder: string) {
  const brands = join(folder, "brands");
  const brandFiles = existsSync(brands)
    ? readdirSync(brands)
        .filter((name) => name.endsWith(".json"))
        .sort()
    : [];
  return {
    departments: read(join(folder, "categories.json"), z.array(Department), []),
    guides: read(join(folder, "guides.json"), z.record(Slug, z.string()), {}),
    collections: read(join(folder, "collections.json"), z.array(Collection), []),
    coupons: read(join(folder, "coupons.json"), z.array(Coupon), []),
    brands: brandFiles.flatMap((name) => read(join(brands, name), z.array(Brand), [])),
    home: read(join(folder, "home.json"), Home, { banners: [], quick_links: [], sections: [] }),
  };
}

export type Furniture = ReturnType<typeof readFurniture>;
