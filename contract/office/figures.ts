import { z } from "zod";
import { answer, type Call, Paise } from "../answer.ts";
import { OrderState } from "../orders.ts";
import { ReturnReason } from "../returns.ts";
import { isOfOurYears, otherYear } from "../years.ts";
import { Channel } from "./orderTruth.ts";

/** The periods by name; all but yesterday end with today. `own`: `from` and `to` say it. */
export const figurePeriods = ["today", "yesterday", "7", "30", "90", "month", "year", "own"] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

/**
 * What a period is held against: the same weekdays `before` it or of the `year` before; `festival`: the days that lay to the
 * Diwali before as these do to theirs.
 */
export const figureComparisons = ["before", "year", "festival", "none"] as const;
export type FigureComparison = (typeof figureComparisons)[number];

/** What is broken down, each a table of its own. */
export const figureTables = [
  "days",
  "departments",
  "makers",
  "products",
  "payments",
  "channels",
  "states",
  "coupons",
  "reasons",
  "returns",
  "missed",
] as const;
export type FigureTable = (typeof figureTables)[number];

/** Why something was given back: a return's reason; the parcel came back; money without goods. */
export const backReasons = [...ReturnReason.options, "undelivered", "refund"] as const;

/** The longest period, in days: three years. */
const longest = 1_100;
const day = z.iso.date("Please enter a day.").refine(isOfOurYears, otherYear);

const Query = z
  .object({
    period: z.enum(figurePeriods).default("30"),
    compare: z.enum(figureComparisons).default("before"),
    from: day.optional().describe("With period=own; India's day"),
    to: day.optional().describe("With period=own, in the period too"),
  })
  .superRefine(({ period, from, to }, { addIssue }) => {
    if (period !== "own") return;
    const wrong = (path: "from" | "to", message: string) => addIssue({ code: "custom", path: [path], message });
    if (!from) wrong("from", "Please enter the first day.");
    if (!to) wrong("to", "Please enter the last day.");
    if (Number.isNaN(Date.parse(from ?? "")) || Number.isNaN(Date.parse(to ?? "")) || !from || !to) return;
    if (to < from) wrong("to", "The last day lies before the first.");
    else if (Date.parse(to) - Date.parse(from) >= longest * 86_400_000)
      wrong("to", "Three years at once are the most.");
  });
export type FigureQuery = z.output<typeof Query>;

/** Money of one's own reckoning, in paise; may be below zero. */
const Amount = z.int();

/** What came in and stayed. Of `kept` (goods without GST and what came back) as much as `known` has a cost, together `cost`. */
const Margin = z.object({ kept: Amount, known: Amount, cost: Paise });

const Totals = z.object({
  orders: z.int(),
  sales: Paise.describe("All that was charged, delivery, fees and GST in it"),
  goods: Paise.describe("Without delivery and fees"),
  discount: Paise.describe("What coupons took off"),
  pieces: z.int(),
  back: Paise.describe("Credited since, for returns or otherwise"),
  margin: Margin,
});
export type FigureTotals = z.infer<typeof Totals>;

/** Orders and sales of a day, and of the day that it is held against. */
const FigureDay = z.object({
  day: z.string(),
  orders: z.int(),
  sales: Paise,
  before: z.object({ day: z.string(), orders: z.int(), sales: Paise }).nullable(),
});
export type FigureDay = z.infer<typeof FigureDay>;

/** Goods that were sold, of a department, a maker or a product. `slug` is empty where it is not known any more. */
const GoodsRow = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  pieces: z.int(),
  goods: Paise,
  pieces_back: z.int(),
  back: Paise,
  margin: Margin,
});
export type GoodsRow = z.infer<typeof GoodsRow>;

const counted = { orders: z.int(), sales: Paise };

export const Figures = z.object({
  from: z.string(),
  to: z.string(),
  days: z.array(FigureDay),
  running: z.boolean().describe("Today, which is not over, is in it"),
  before: z.object({ from: z.string(), to: z.string() }).nullable(),
  festival: z
    .object({ day: z.string(), before: z.string() })
    .nullable()
    .describe("The two days of Diwali that lie upon one another"),
  uncounted: z.int().describe("Days in it of which something has changed that is not counted yet"),
  totals: Totals,
  totals_before: Totals.nullable(),
  departments: z.array(GoodsRow),
  makers: z.array(GoodsRow),
  products: z.array(GoodsRow).describe("The twenty that sold most; all are in the file"),
  payments: z.array(z.object({ name: z.string(), ...counted })),
  channels: z.array(z.object({ name: Channel, ...counted })),
  states: z.array(z.object({ name: OrderState, ...counted })).describe("All that were ordered, sales or not"),
  coupons: z.array(z.object({ code: z.string(), ...counted, discount: Paise })),
  reasons: z.array(z.object({ name: z.enum(backReasons), pieces: z.int(), back: Paise })),
  returns: z
    .array(z.object({ slug: z.string(), name: z.string(), pieces: z.int(), back: Paise, sold: z.int() }))
    .describe("What came back, by maker, with how many pieces were sold"),
  missed: z
    .array(z.object({ words: z.string(), maker: z.string(), times: z.int() }))
    .describe(
      "What shoppers looked for and did not find, and the maker that was asked for and is not sold; twenty, all are in the file",
    ),
});
export type Figures = z.infer<typeof Figures>;

/** The calls of the figures: counted beforehand, never from the orders when somebody looks. Money in paise. */
export const figureCalls = {
  "GET /figures": { summary: "Sales of a period, and what they are made of", query: Query, answer: answer(Figures) },
  "GET /figures/{table}": {
    summary: "One table of the figures as a CSV file, whole",
    parameters: z.object({ table: z.enum(figureTables) }),
    query: Query,
    answer: z.file().mime("text/csv"),
  },
} satisfies Record<string, Call>;
