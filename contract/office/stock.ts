import { z } from "zod";
import { answer, type Call, Paise } from "../answer.ts";
import { checked } from "../checked.ts";
import * as field from "../fields.ts";
import { largestInt } from "../largestInt.ts";
import { lackNames, productLimits } from "../productLimits.ts";
import { idempotencyKey } from "./order.ts";
import { stockReasonNames } from "./stockReasons.ts";

/**
 * Which variants are listed. `low`: shown to shoppers and down to the reorder point, without one sold out, as Today counts it. `out`: none left to
 * sell. `uncounted`: sold without a count. `retired`: no longer sold; all others leave these out.
 */
export const stockViews = ["all", "low", "out", "uncounted", "retired"] as const;
/** By the product's name, or along the shelves. */
export const stockSorts = ["name", "place"] as const;

const Id = z.int().positive().max(largestInt);

/** A variant as the list of stock shows it. Pieces; `sold` is what left the shop in parcels, less what came back. */
export const StockRow = z.object({
  id: z.int(),
  product: z.int(),
  sku: z.string(),
  gtin: z.string().nullable(),
  name: z.string(),
  options: z.array(z.string()),
  image: z.string().nullable(),
  brand: z.string(),
  place: z.string().nullable(),
  counted: z.boolean().describe("False: sold without a count, and on_hand says nothing"),
  on_hand: z.int().describe("On the shelf, with what is held"),
  held: z.int().describe("For orders that have not left yet"),
  sold_30: z.int().describe("In the last 30 days"),
  sold_90: z.int().describe("In the last 90 days"),
  days_left: z.int().nullable().describe("At the pace of 30 days; null where nothing was sold or nothing is counted"),
  reorder_point: z.int().nullable(),
  reorder_quantity: z.int().nullable(),
  low: z.boolean(),
  published: z.boolean(),
  retired: z.boolean(),
  lacks: z.array(z.enum(lackNames)).describe("What its product lacks"),
});
export type StockRow = z.infer<typeof StockRow>;

/**
 * A move of stock as a variant's history tells it. `reason`: a word of `stockReasons`; `sold`, `restocked` by an order; `import`,
 * `count` by a file; whatever else older versions wrote.
 */
export const StockMove = z.object({
  id: z.int().nullable().describe("What it is taken back by; null for what no hand made"),
  at: z.string(),
  reason: z.string(),
  delta: z.int(),
  on_hand: z.int().nullable().describe("Afterwards; null where nobody had counted yet"),
  name: z.string().nullable().describe("Who it was"),
  note: z.string().nullable(),
  order_no: z.string().nullable(),
  undoes: z.int().nullable().describe("The move that this one takes back"),
  undone: z.boolean(),
  count: z.int().nullable().describe("The count of shelves that found it"),
});
export type StockMove = z.infer<typeof StockMove>;

/** What is to be ordered of a variant: up to its reorder point and what is ordered at a time. Cost in paise. */
export const ReorderRow = StockRow.pick({
  id: true,
  product: true,
  sku: true,
  name: true,
  options: true,
  on_hand: true,
  held: true,
  sold_30: true,
  sold_90: true,
  reorder_point: true,
  reorder_quantity: true,
}).extend({ order: z.int(), cost: Paise.nullable().optional().describe("Of a piece; with products.edit") });
export type ReorderRow = z.infer<typeof ReorderRow>;

export const ReorderMaker = z.object({
  slug: z.string(),
  name: z.string(),
  pieces: z.int(),
  rows: z.array(ReorderRow),
});
export type ReorderMaker = z.infer<typeof ReorderMaker>;

const Moved = z.object({
  ids: z.array(z.int()).describe("The moves, in the order of the rows"),
  rows: z.array(StockRow).describe("The variants as they stand now"),
});
export type Moved = z.infer<typeof Moved>;

const Pieces = z
  .int("Please enter a number of pieces.")
  .min(-productLimits.pieces, "Please enter a smaller number.")
  .max(productLimits.pieces, "Please enter a smaller number.");

/** A move by hand: so many pieces more or fewer, never how many there are to be. */
export const StockMoveWanted = z.object({
  variant: Id,
  delta: Pieces,
  reason: z.enum(stockReasonNames, "Please choose why."),
  note: checked((typed) => field.text(typed, "the note", 0, 200)).optional(),
});
export type StockMoveWanted = z.infer<typeof StockMoveWanted>;

const variantParameter = z.object({ id: z.coerce.number().int().positive().max(largestInt) });
const after = z.string().max(400).optional().describe("`next` of the page before");

/** Stock: how many, where, why. It is moved by so many pieces, never set. */
export const stockCalls = {
  "GET /stock": {
    summary: "Variants with their stock, 50 at once",
    query: z.object({
      search: z.string().max(200).optional().describe("Words of name, maker or address, a part of an SKU, a barcode"),
      code: z.string().max(200).optional().describe("One SKU or barcode, as a scanner reads it"),
      view: z.enum(stockViews).default("all"),
      lacks: z.enum(["anything", ...lackNames]).optional(),
      sort: z.enum(stockSorts).default("name"),
      after,
    }),
    answer: answer(z.object({ rows: z.array(StockRow), next: z.string().nullable() })),
  },
  "GET /stock/reorder": {
    summary: "What is to be ordered, by maker",
    answer: answer(z.object({ makers: z.array(ReorderMaker) })),
  },
  "GET /stock/reorder/csv": {
    summary: "What is to be ordered, as CSV: of all makers or one",
    query: z.object({ brand: z.string().max(200).optional().describe("A maker's slug") }),
    answer: z.file().mime("text/csv"),
  },
  "GET /stock/{id}": {
    summary: "A variant's stock",
    parameters: variantParameter,
    answer: answer(StockRow),
  },
  "GET /stock/{id}/moves": {
    summary: "What moved a variant's stock, the latest first, 50 at once",
    parameters: variantParameter,
    query: z.object({ after }),
    answer: answer(z.object({ rows: z.array(StockMove), next: z.string().nullable() })),
  },
  "POST /stock/moves": {
    summary: "Move stock, all rows or none; goods received need the right stock.receive",
    headers: idempotencyKey,
    body: z.object({ rows: z.array(StockMoveWanted).min(1).max(200) }),
    answer: answer(Moved),
  },
  "POST /stock/moves/take-back": {
    summary: "Take moves back by their opposite; what was taken back already stays so",
    body: z.object({ ids: z.array(z.int().positive()).min(1).max(200) }),
    answer: answer(Moved),
  },
} satisfies Record<string, Call>;
