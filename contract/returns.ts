import { z } from "zod";
import { Paise } from "./answer.ts";
import { checked } from "./checked.ts";
import * as field from "./fields.ts";

/** Why something comes back; all but a change of mind are the shop's to put right, at its cost. */
export const ReturnReason = z.enum(["change_of_mind", "faulty", "damaged", "wrong_item", "not_as_described", "late"]);
export type ReturnReason = z.infer<typeof ReturnReason>;

export const ReturnRequest = z.object({
  lines: z
    .array(z.object({ id: z.int().positive(), quantity: z.int().min(1).max(999) }))
    .min(1, "Please choose what you want to send back.")
    .max(100)
    .refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, "Each product can stand there once."),
  reason: z.enum(ReturnReason.options, "Please choose the reason."),
  note: checked((typed) => field.text(typed, "what is wrong", 0, 500)).optional(),
  refund_to: checked((typed) => field.text(typed, "the UPI ID", 0, 80))
    .optional()
    .describe("A UPI ID, for what was paid in cash"),
});
export type ReturnRequest = z.infer<typeof ReturnRequest>;

export const Return = z.object({
  number: z.int(),
  state: z.enum(["requested", "accepted", "refused", "received"]),
  reason: ReturnReason,
  note: z.string(),
  lines: z.array(z.object({ id: z.int(), quantity: z.int() })),
  events: z.array(z.object({ state: z.string(), note: z.string().describe("The shop's words"), at: z.string() })),
  refund: Paise.nullable().describe("What was given back for it; null until the goods are here"),
});
