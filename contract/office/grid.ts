import { z } from "zod";
import { answer, type Call, Paise } from "../answer.ts";
import { largestInt } from "../largestInt.ts";
import { gridFieldNames, gridLimits as limits } from "./gridFields.ts";
import { productCalls } from "./products.ts";

const Id = z.int().positive().max(largestInt);
const Ids = z.array(Id).max(limits.variants, `At most ${limits.variants} at once.`);
const Field = z.enum(gridFieldNames);
const Value = z.union([z.int(), z.string().max(200), z.boolean(), z.null()]);

/** A variant in the grid, with what its product says for all of them. Paise, grams. */
export const GridRow = z.object({
  id: z.int(),
  product: z.int(),
  name: z.string(),
  options: z.array(z.string()),
  sku: z.string(),
  list_price: Paise,
  mrp: Paise,
  price: Paise.describe("What it sells for now"),
  cost: Paise.nullable().optional().describe("With products.edit"),
  weight_g: z.int(),
  place: z.string().nullable(),
  reorder_point: z.int().nullable(),
  reorder_quantity: z.int().nullable(),
  hsn: z.string().nullable(),
  published: z.boolean(),
  on_hand: z.int(),
});
export type GridRow = z.infer<typeof GridRow>;

/** Cells of one field: the variant's id (the product's for what is its own), what was seen there, what is to stand there. */
export const Cells = z.object({ field: Field, cells: z.array(z.tuple([Id, Value, Value])) });
export type Cells = z.infer<typeof Cells>;

const AllCells = z
  .array(Cells)
  .max(gridFieldNames.length)
  .refine(
    (fields) => fields.reduce((sum, { cells }) => sum + cells.length, 0) <= limits.cells,
    `At most ${limits.cells} cells at once.`,
  )
  .refine(
    (fields) => new Set(fields.map(({ field }) => field)).size === fields.length,
    "Please send the cells of a field together.",
  );

/** A cell in words, and why it is left as it is. `now`: what stands there, where somebody has changed it meanwhile. */
export const ToldCell = z.object({
  id: z.int(),
  product: z.int(),
  name: z.string(),
  sku: z.string(),
  field: Field,
  before: Value,
  after: Value,
  why: z.string().nullable(),
  now: Value.optional(),
});
export type ToldCell = z.infer<typeof ToldCell>;

/** What a change comes to. */
export const GridSummary = z.object({
  cells: z.int().describe("How many change"),
  products: z.int(),
  raised: z.int().describe("Prices that rise"),
  lowered: z.int().describe("Prices that fall"),
  same: z.int().describe("Those that stand so already"),
  left: z.int().describe("Those that can't be, or that somebody has changed meanwhile"),
  below_cost: z.int().nullable().describe("Prices below what the shop paid; with products.edit"),
  stock_value: z
    .object({ before: Paise, after: Paise })
    .describe("Pieces on hand by list price, of the variants that change"),
});
export type GridSummary = z.infer<typeof GridSummary>;

/** What came of a change. `change` is null where nothing did. */
const Applied = z.object({
  change: z.int().nullable(),
  cells: z.int(),
  left: z.array(ToldCell).describe("At most 200 of those that stayed as they are"),
  left_count: z.int(),
});

/** A change of many, as it was made. */
export const BulkChange = z.object({
  id: z.int(),
  at: z.string(),
  name: z.string().describe("Whose"),
  words: z.string(),
  fields: z.array(Field),
  cells: z.int(),
  rows: z.int().describe("Of how many variants or products"),
  undoes: z.int().nullable().describe("The change that this one took back"),
  undone: z.object({ at: z.string(), name: z.string() }).nullable(),
});
export type BulkChange = z.infer<typeof BulkChange>;

/**
 * A change of many that the clock makes. `running`: it has begun and has an end; `over`: all is done; `missed`: the shop stood still for all
 * of its time.
 */
export const BulkPlan = z.object({
  id: z.int(),
  at: z.string(),
  name: z.string().describe("Who planned it"),
  words: z.string(),
  fields: z.array(Field),
  cells: z.int(),
  from: z.string(),
  until: z.string().nullable().describe("From then on all is as it was; null: it stays"),
  state: z.enum(["planned", "running", "over", "taken_back", "missed"]),
  change: z.int().nullable().describe("What it did"),
  undo: z.int().nullable().describe("What put it back at its end"),
  left: z.array(ToldCell).describe("What stayed as it was, with why"),
  taken_back_by: z.string().nullable(),
  fault: z
    .string()
    .nullable()
    .describe("Why it could not begin or end yet, and is tried again; of one that is missed, why it never began"),
});
export type BulkPlan = z.infer<typeof BulkPlan>;

const PlannedAt = z.iso.datetime({ offset: true }).describe("With its offset: 2026-11-01T00:00:00+05:30");

const GridFilter = productCalls["GET /products"].query.omit({ sort: true, after: true });

/** The calls of the grid. Prices need prices.edit, everything else products.edit besides; a role's limit on prices holds. */
export const gridCalls = {
  "GET /grid": {
    summary: `Variants that are sold, with what can be changed many at once; the first ${limits.variants}`,
    query: GridFilter.extend({
      products: z
        .string()
        .regex(/^\d{1,9}(,\d{1,9}){0,499}$/, "Please name up to 500 products.")
        .optional()
        .describe("Ids of products, by commas: these alone"),
    }),
    answer: answer(z.object({ rows: z.array(GridRow), more: z.boolean() })),
  },
  "POST /grid/preview": {
    summary: "What a change would come to; nothing is changed",
    body: z.object({
      cells: AllCells.default([]),
      of: z
        .object({ variants: Ids.optional(), filter: GridFilter.optional() })
        .default({})
        .describe("What `set` is about: these variants, or those that the filter finds"),
      set: z
        .array(
          z.object({
            field: Field,
            value: Value.optional(),
            formula: z
              .string()
              .max(60)
              .optional()
              .describe("Of amounts: “+10%”, “-500”, “x1.05”, “MRP - 15% round to 9”"),
          }),
        )
        .max(gridFieldNames.length)
        .default([]),
    }),
    most: 4 * 1024 * 1024,
    answer: answer(
      z.object({
        summary: GridSummary,
        rows: z.array(ToldCell).describe("200 of those that change, the largest change of price first"),
        left: z.array(ToldCell).describe("200 of those that can't be"),
        cells: z.array(Cells).describe("What `set` comes to, to be applied as it is"),
      }),
    ),
  },
  "POST /grid/apply": {
    summary: "Change cells, all in one; what somebody has changed meanwhile stays, and is told",
    body: z.object({ cells: AllCells.min(1), words: z.string().trim().max(200).default("") }),
    most: 4 * 1024 * 1024,
    answer: answer(Applied),
  },
  "POST /grid/undo": {
    summary: "Put back what a change has changed, where it still stands so",
    body: z.object({ change: Id }),
    answer: answer(Applied),
  },
  "POST /grid/plan": {
    summary: "Have the clock change cells at a time, and perhaps put them back at another",
    body: z.object({
      cells: AllCells.min(1),
      words: z.string().trim().max(200).default(""),
      from: PlannedAt,
      until: PlannedAt.nullable().default(null),
    }),
    most: 4 * 1024 * 1024,
    answer: answer(z.object({ plan: z.int() })),
  },
  "POST /grid/plans/{id}/end": {
    summary: "Take a plan back before it begins; 409 when it has begun",
    parameters: z.object({ id: z.coerce.number().int().positive().max(largestInt) }),
    answer: answer(z.object({ plan: z.int() })),
  },
  "GET /grid/plans": {
    summary: "What is planned, the next first, and what was",
    answer: answer(z.object({ rows: z.array(BulkPlan) })),
  },
  "GET /grid/changes": {
    summary: "Changes of many, the latest first, 20 at once",
    query: z.object({ after: z.coerce.number().int().positive().max(largestInt).optional() }),
    answer: answer(z.object({ rows: z.array(BulkChange), next: z.int().nullable() })),
  },
} satisfies Record<string, Call>;
