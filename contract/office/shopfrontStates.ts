import { z } from "zod";
import { Paise } from "../answer.ts";
import { checked } from "../checked.ts";
import * as field from "../fields.ts";
import { BannerLayout } from "../home.ts";
import { isOfOurYears, otherYear } from "../years.ts";

/** What a thing of the shopfront is known by. */
export const Key = z
  .string()
  .regex(/^[\w-]{1,40}$/, "A key has letters, digits and hyphens.")
  .describe("Stays with the thing; one of its own choosing for a new thing: new-…");
/** A time in UTC, or none. */
export const When = z.iso
  .datetime({ error: "Please choose a day and a time." })
  .refine(isOfOurYears, otherYear)
  .transform((typed) => new Date(typed).toISOString())
  .nullable();
/** A text of so many characters, as the rule of fields has it. */
export const text = (label: string, least: number, most: number) =>
  checked((typed) => field.text(typed, label, least, most));
const slug = z
  .string()
  .trim()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "An address has small letters, digits and single hyphens between them, such as first-guitars.",
  )
  .max(80, "Please shorten the address to 80 characters.");
const Address = z
  .string()
  .trim()
  .max(500, "Please shorten the address to 500 characters.")
  .regex(
    /^(\/(?![/\\])|https:\/\/)/,
    "An address in the shop begins with / (as /products/first-guitars), another one with https://",
  );
const image = z
  .string()
  .trim()
  .max(300)
  .regex(
    /^\/pictures\/[\w/.-]+$/,
    "Please choose a picture, or give its address without its ending: /pictures/veena/honey",
  );
const shown = { from: When.describe("Shows from then on"), until: When.describe("Shows until then") };
/** A time that ends must come after the one that begins. */
const endsLater = <T extends z.ZodType<{ from: string | null; until: string | null }>>(thing: T) =>
  thing.refine(({ from, until }) => !from || !until || from < until, {
    path: ["until"],
    message: "Please choose an end that comes after the beginning.",
  });

/** A wide picture with words at the head of the home page. */
export const FrontBanner = z.object({
  key: Key,
  title: text("a heading", 1, 80),
  text: text("the words", 0, 200),
  action: text("what the button says", 1, 40),
  url: Address,
  image,
  alt: text("what the picture shows", 0, 200),
  layout: BannerLayout.default("beside"),
  ...shown,
});
export type FrontBanner = z.infer<typeof FrontBanner>;
/** A row of a collection's products; `collection` is its key. */
export const FrontSection = z.object({ key: Key, title: text("a heading", 1, 80), collection: Key, ...shown });
export type FrontSection = z.infer<typeof FrontSection>;
/** A link at the foot of each page. */
export const FrontLink = z.object({ key: Key, name: text("the words", 1, 60), url: Address, ...shown });
export type FrontLink = z.infer<typeof FrontLink>;

const slugs = z.array(z.string().min(1).max(200)).min(1).max(100).optional();
/** Which products a collection made by a rule has: those for which each part that is there holds. Paise. */
export const FrontRule = z
  .object({
    categories: slugs,
    brands: slugs,
    tags: z
      .array(text("a tag", 1, 60))
      .min(1)
      .max(50)
      .optional(),
    from: Paise.min(1).max(1_000_000_000).optional(),
    under: Paise.min(1).max(1_000_000_000).optional(),
  })
  .refine(
    (rule) => Object.values(rule).some((part) => part !== undefined),
    "Please say at least one thing that its products have in common.",
  );
export type FrontRule = z.infer<typeof FrontRule>;
/** A collection: by a rule, or by hand in the order of `products` (their ids). `from` and `until` are the discount's. */
export const FrontCollection = z.object({
  key: Key,
  slug,
  name: text("a name", 1, 80),
  text: text("the words", 0, 400),
  discount_bp: z
    .int()
    .min(1, "A discount is 0.01 to 90 per cent.")
    .max(9_000, "A discount is 0.01 to 90 per cent.")
    .nullable()
    .describe("Basis points: 1000 is ten per cent"),
  rule: FrontRule.nullable(),
  products: z.array(z.int()).max(2_000, "By hand a collection takes 2,000 products; make it by a rule.").nullable(),
  ...shown,
});
export type FrontCollection = z.infer<typeof FrontCollection>;
/** A department (`parent` null) or a category of one. `into`: it is to go, and its products into that one. */
export const FrontCategory = z.object({
  key: Key,
  parent: Key.nullable(),
  slug,
  name: text("a name", 1, 60),
  hidden: z.boolean(),
  facets: z
    .array(text("a filter", 1, 60))
    .max(20)
    .describe("The attributes that its list can be filtered by"),
  guide: z.string().max(4_000, "Please shorten the guide to 4,000 characters."),
  tax_class: z.string().max(200).nullable(),
  into: Key.nullable(),
});
export type FrontCategory = z.infer<typeof FrontCategory>;

/** The same as they are sent: what ends, ends after it begins. */
export const frontBanner = endsLater(FrontBanner);
export const frontSection = endsLater(FrontSection);
export const frontLink = endsLater(FrontLink);
export const frontCollection = endsLater(FrontCollection);

export const FrontHome = z.object({
  banners: z.array(FrontBanner),
  sections: z.array(FrontSection),
  links: z.array(FrontLink),
});
export type FrontHome = z.infer<typeof FrontHome>;
export const FrontCollections = z.object({ collections: z.array(FrontCollection) });
export type FrontCollections = z.infer<typeof FrontCollections>;
export const FrontMenu = z.object({ categories: z.array(FrontCategory) });
export type FrontMenu = z.infer<typeof FrontMenu>;

export const frontParts = ["home", "collections", "menu"] as const;
export type FrontPart = (typeof frontParts)[number];

/** How a thing will be different; `fields` of one that is there before and after, in words. */
export const Difference = z.object({
  kind: z.enum(["added", "removed", "changed"]),
  what: z.string(),
  fields: z.array(z.object({ name: z.string(), was: z.string(), now: z.string() })),
});
export type Difference = z.infer<typeof Difference>;
