import { z } from "zod";
import { Paise } from "./answer.ts";
import { checked } from "./checked.ts";
import * as field from "./fields.ts";
import { largestInt } from "./largestInt.ts";

/** Why something comes back; all but a change of mind are the shop's to put right, at its cost. */
export const ReturnReason = z.enum(["change_of_mind", "faulty", "damaged", "wrong_item", "not_as_described", "late"]);
export type ReturnReason = z.infer<typeof ReturnReason>;

/** Pieces that are to come back, and the variant that is to go out in their place. */
const LineBack = z.object({
  id: z.int().positive().max(largestInt),
  quantity: z.int().min(1).max(999),
  exchange_for: z
    .int()
    .positive()
    .max(largestInt)
    .optional()
    .describe("A variant of `exchanges`; without it the money goes back"),
});

export const ReturnRequest = z.object({
  lines: z
    .array(LineBack)
    .min(1, "Please choose what you want to send back.")
    .max(100)
    .refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, "Each product can stand there once."),
  reason: z.enum(ReturnReason.options, "Please choose the reason."),
  note: checked((typed) => field.text(typed, "what is wrong", 0, 500)).optional(),
  refund_to: checked(field.upiId).optional().describe("A UPI ID, for what was paid in cash"),
});
export type ReturnRequest = z.infer<typeof ReturnRequest>;

/** What there is of a line's product in other sizes, hands or colours, and costs no more. */
export const Exchangeable = z.object({
  id: z.int().describe("The line's"),
  options: z.array(z.string()).describe("What tells the product's variants apart: Size, Hand"),
  choices: z.array(
    z.object({
      id: z.int(),
      option_text: z.string(),
      left: z.int().describe("How many of the line's pieces it is enough for"),
      back: Paise.describe("What goes back for each piece, as it costs less than was paid"),
    }),
  ),
});
export type Exchangeable = z.infer<typeof Exchangeable>;

/** What becomes of the pieces that were asked for in exchange: kept for it, sent as an order, or over: then it is money that goes back, if anything. */
const Exchange = z.object({
  state: z.enum(["kept", "sent", "over"]),
  kept_until: z.string().describe("The last day, in India, on which they are kept"),
  order_no: z.string().nullable().describe("The order by which they were sent"),
  order_link: z.string().optional(),
});

export const Return = z.object({
  number: z.int(),
  state: z.enum(["requested", "accepted", "refused", "received"]),
  reason: ReturnReason,
  note: z.string(),
  lines: z.array(
    z.object({
      id: z.int(),
      quantity: z.int(),
      exchange_for: z
        .object({ id: z.int(), option_text: z.string() })
        .nullable()
        .describe("The variant of the same product that was asked for in its place"),
    }),
  ),
  exchange: Exchange.nullable().describe("Null: nothing was asked for in exchange"),
  events: z.array(z.object({ state: z.string(), note: z.string().describe("The shop's words"), at: z.string() })),
  refund: Paise.nullable().describe("What was given back for it; null until the goods are here"),
});
