import { z } from "zod";
import { answer, type Call, Outcome, Paise } from "../answer.ts";
import { policyNames } from "../shop.ts";
import {
  Difference,
  FrontCategory,
  FrontCollections,
  FrontHome,
  FrontMenu,
  FrontRule,
  frontBanner,
  frontCollection,
  frontLink,
  frontParts,
  frontSection,
  Key,
  text,
  When,
} from "./shopfrontStates.ts";

const Part = z.enum(frontParts);

const Shown = z.object({
  id: z.int(),
  at: z.string(),
  name: z.string(),
  door: z.enum(["office", "machine", "key", "clock"]),
  words: z.string(),
  differences: z.array(Difference),
  takes_back: z.int().nullable().describe("The one that this one undid"),
  taken_back: z.boolean(),
});
const Plan = z.object({
  id: z.int(),
  from: z.string(),
  until: z.string().nullable(),
  name: z.string(),
  words: z.string(),
  began: z.boolean(),
  fault: z.string().nullable(),
  differences: z.array(Difference),
});
const part = <T extends z.ZodType>(state: T) =>
  answer(
    z.object({
      version: z.string().describe("Of the draft and of what is shown: changes when either does"),
      state: state.describe("The draft; what is shown where there is none"),
      shown: state,
      draft: z.object({ name: z.string(), at: z.string() }).nullable(),
      differences: z.array(Difference).describe("What publishing the draft changes"),
      plans: z.array(Plan),
      history: z.array(Shown).describe("The ten latest"),
    }),
  );
const change = <T extends z.ZodType>(thing: T) =>
  z
    .object({ set: z.array(thing).max(300), gone: z.array(Key).max(300), order: z.array(Key).max(2_000) })
    .partial()
    .optional();
const version = z.string().max(60);
const partParameter = z.object({ part: Part });
const Said = Outcome.extend({ data: z.object({ part: Part }) });

const Member = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  shown: z.boolean().describe("Whether shoppers see it at all"),
  price: Paise.describe("Least list price"),
  sells_for: Paise.describe("The same with this discount, or a better one that runs"),
});

/** The calls by which home page, collections and menu are changed: a draft, a look at it, and its publication. */
export const shopfrontCalls = {
  "GET /shopfront/home": { summary: "The home page: draft, what is shown, plans, history", answer: part(FrontHome) },
  "GET /shopfront/collections": {
    summary: "The collections: draft, what is shown, plans, history",
    answer: part(FrontCollections),
  },
  "GET /shopfront/menu": { summary: "The menu: draft, what is shown, plans, history", answer: part(FrontMenu) },
  "PATCH /shopfront/home": {
    summary: "Change the draft of the home page",
    body: z.object({ version, banners: change(frontBanner), sections: change(frontSection), links: change(frontLink) }),
    answer: part(FrontHome),
  },
  "PATCH /shopfront/collections": {
    summary: "Change the draft of the collections",
    body: z.object({ version, collections: change(frontCollection) }),
    answer: part(FrontCollections),
  },
  "PATCH /shopfront/menu": {
    summary: "Change the draft of the menu",
    body: z.object({ version, categories: change(FrontCategory) }),
    answer: part(FrontMenu),
  },
  "POST /shopfront/{part}/discard": {
    summary: "Throw the draft away",
    parameters: partParameter,
    body: z.object({ version }),
    answer: Said,
  },
  "POST /shopfront/{part}/publish": {
    summary: "Show the draft: now, or from a time on, perhaps until another",
    parameters: partParameter,
    body: z.object({
      version,
      words: text("the words", 0, 200).default(""),
      from: When.optional(),
      until: When.optional(),
    }),
    answer: Said,
  },
  "POST /shopfront/{part}/take-back": {
    summary: "Undo what one publication changed, and nothing else",
    parameters: partParameter,
    body: z.object({ id: z.int().min(1) }),
    answer: Said,
  },
  "POST /shopfront/plans/{id}/end": {
    summary: "Take a plan back; one that has begun ends",
    parameters: z.object({ id: z.string().regex(/^\d{1,15}$/) }),
    answer: Said,
  },
  "POST /shopfront/preview": {
    summary: "An address, good for ten minutes, at which the shop's own pages show a draft, or what a time will show",
    body: z.object({
      draft: Part.nullable().describe("Whose draft is shown as well"),
      policy: z.enum(policyNames).nullable().default(null).describe("Which policy's draft is shown as well"),
      at: When.describe("As it will be then; null: now"),
      path: z
        .string()
        .max(300)
        .regex(/^\/(?![/\\])/, "A page of the shop begins with /")
        .default("/"),
    }),
    answer: answer(z.object({ url: z.string(), until: z.string() })),
  },
  "POST /shopfront/members": {
    summary: "Which products a rule finds, or these are, and what a discount makes of their prices",
    body: z.object({
      rule: FrontRule.nullable(),
      products: z.array(z.int()).max(2_000).nullable(),
      variant: z.int().optional().describe("Instead of both: the product that has this variant"),
      discount_bp: z.int().min(1).max(9_000).nullable(),
    }),
    answer: answer(z.object({ count: z.int(), rows: z.array(Member) })),
  },
  "GET /shopfront/choices": {
    summary: "What banners, rows and rules can be made of",
    answer: answer(
      z.object({
        categories: z.array(z.object({ slug: z.string(), name: z.string(), department: z.string().nullable() })),
        brands: z.array(z.object({ slug: z.string(), name: z.string() })),
        tags: z.array(z.string()).describe("The most used first"),
        facets: z.array(z.string()).describe("Attributes that products have"),
        tax_classes: z.array(z.object({ slug: z.string(), name: z.string() })),
        collections: z.array(z.object({ key: z.string(), products: z.int() })),
        counts: z.array(z.object({ key: z.string(), products: z.int() })).describe("Products by category"),
      }),
    ),
  },
  "GET /shopfront/pictures": {
    summary: "Pictures that the shop has, by words",
    query: z.object({ search: z.string().max(60).default("") }),
    answer: answer(z.object({ rows: z.array(z.object({ image: z.string(), name: z.string() })) })),
  },
} satisfies Record<string, Call>;
