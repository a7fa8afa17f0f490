import { z } from "zod";
import { answer, type Call, Paise } from "../answer.ts";
import { checked } from "../checked.ts";
import * as field from "../fields.ts";
import { largestInt } from "../largestInt.ts";
import { AccountSeen, Utr } from "./bankFiles.ts";
import { idempotencyKey, orderNoParameter } from "./order.ts";
import { OfficeOrder } from "./orderTruth.ts";

/** Money that is to go back. `way`: by itself through the gateway, or by somebody who transfers it. */
export const RefundRow = z.object({
  id: z.int(),
  order_no: z.string(),
  name: z.string(),
  amount: Paise,
  reason: z.string(),
  way: z.enum(["gateway", "transfer"]),
  gateway: z.string(),
  state: z.enum(["pending", "failed", "processed"]),
  asked_at: z.string(),
  age_days: z.int(),
  attempts: z.int().describe("How often the gateway was asked"),
  error: z.string().nullable().describe("What it said last"),
  refund_to: z.string().nullable().describe("Where the customer wants a transfer: a UPI ID"),
  account: AccountSeen.nullable().describe("Where a transfer goes by a file for the bank"),
  file: z.int().nullable().describe("In which file for the bank it waits"),
  n: z.int().describe("Which of the order's refunds it is, 1 for the first"),
  reference: z.string().nullable(),
});

/** The calls by which money goes back. Amounts in paise. */
export const refundCalls = {
  "POST /orders/{no}/refund": {
    summary: "Give part of what was paid back, with a credit note",
    parameters: orderNoParameter,
    headers: idempotencyKey,
    body: z.object({
      amount: Paise.min(1),
      reason: checked((typed) => field.text(typed, "the reason", 1, 200)).describe("Stands on the credit note"),
      reference: Utr.optional().describe("The bank's, when it has been transferred already"),
    }),
    answer: answer(OfficeOrder),
  },
  "GET /refunds": {
    summary: "Money that is to go back, the oldest first",
    query: z.object({
      due: z.enum(["all", "transfer", "gateway"]).default("all"),
      after: z.string().max(60).optional(),
    }),
    answer: answer(z.object({ rows: z.array(RefundRow), next: z.string().nullable() })),
  },
  "POST /refunds/paid": {
    summary: "Transfers that the bank has made; each is done or said why not",
    body: z.object({
      rows: z
        .array(
          z.object({
            order_no: checked(field.orderNoAsTyped),
            n: z
              .int()
              .positive()
              .max(largestInt)
              .optional()
              .describe("Which of the order's refunds; needed where several wait"),
            utr: z.string().max(80),
          }),
        )
        .min(1)
        .max(500),
    }),
    answer: answer(
      z.object({
        rows: z.array(
          z.object({ order_no: z.string(), done: z.boolean(), amount: Paise.nullable(), message: z.string() }),
        ),
      }),
    ),
  },
} satisfies Record<string, Call>;
