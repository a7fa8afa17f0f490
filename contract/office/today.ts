import { z } from "zod";
import { answer, type Call, Paise } from "../answer.ts";
import { Channel } from "./orderTruth.ts";

/**
 * What may need a person, in the order in which it presses. to_pack: paid and not packed; not_there: pieces that the picker
 * did not find; late: past what was promised, here or on the way; try_outs: who comes to the showroom today and was not marked yet; closed_visits: who is to come while it is closed, as its hours changed after
 * he had booked; check: to be looked at by somebody first; complaints: by
 * their legal clocks; refunds: did not arrive; transfers: cash that is to be given back by bank; returns: asked for;
 * questions: wait for an answer; reviews: wait to be read; arriving: accepted, on their way; counts: differences of a count that somebody has to approve; tax_month: over and not closed; faults: what the shop itself reports; lacks: goods without what the law asks;
 * low_stock: at or under the point at which to order, or sold out.
 */
export const todayKinds = [
  "complaints",
  "faults",
  "refunds",
  "late",
  "try_outs",
  "closed_visits",
  "not_there",
  "to_pack",
  "check",
  "returns",
  "transfers",
  "arriving",
  "questions",
  "reviews",
  "counts",
  "tax_month",
  "lacks",
  "low_stock",
] as const;
export const TodayKind = z.enum(todayKinds);
export type TodayKind = z.infer<typeof TodayKind>;

/** One thing to look at. `id` says which: an order's number, a complaint's ticket, a booking's number, a product's slug, an SKU, a month; empty: none. */
export const TodayItem = z.object({
  id: z.string(),
  title: z.string(),
  words: z.string().describe("What is to be known of it, in a line"),
  since: z.string().nullable().describe("Since when it waits"),
  due: z.string().nullable().describe("By when it should be done: a time, or a day of India"),
  is_late: z.boolean(),
  amount: Paise.nullable().describe("What it is about, for who may see money"),
});
export type TodayItem = z.infer<typeof TodayItem>;

export const TodayGroup = z.object({
  kind: TodayKind,
  count: z.int().describe("1,000 stands for that or more"),
  late: z
    .int()
    .describe(
      "How many of them are past their time; of lacks those that are not sold, of low_stock those that are sold out",
    ),
  items: z.array(TodayItem).max(5).describe("The first five: what presses most"),
});
export type TodayGroup = z.infer<typeof TodayGroup>;

/** What was ordered on a day and not given up since; India's day. */
const Day = z.object({
  day: z.string(),
  orders: z.int(),
  sales: Paise.optional().describe("With the right reports.sales"),
  by_channel: z.array(z.object({ channel: Channel, orders: z.int(), sales: Paise.optional() })),
});

/** What needs a person. A kind that whoever asks has no right to is absent; one with nothing to do has the count 0. */
export const Today = z.object({
  at: z.string(),
  groups: z.array(TodayGroup),
  strip: z
    .object({ today: Day, yesterday: Day, week_ago: Day.describe("The same day of the week before") })
    .optional()
    .describe("With the right orders.read"),
});
export type Today = z.infer<typeof Today>;

export const todayCalls = {
  "GET /today": { summary: "What needs a person, and how the day goes", answer: answer(Today) },
} satisfies Record<string, Call>;
