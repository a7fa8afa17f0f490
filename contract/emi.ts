import { z } from "zod";
import { answer, type Call, Paise } from "./answer.ts";

/** A price in monthly instalments, as a bank offers it through the shop's gateway. */
export const EmiPlan = z.object({
  months: z.int(),
  rate_bp: z.int().describe("The bank's interest a year, in basis points"),
  monthly: Paise.describe("Each instalment, on a reducing balance, rounded up to the paisa"),
  total: Paise.describe("All instalments together"),
  interest: Paise.describe("By how much they are above the price; nothing where the plan is without cost"),
  no_cost: z.boolean().describe("The interest is not the shopper's; the bank may bill him GST on it"),
});
export type EmiPlan = z.infer<typeof EmiPlan>;

export const EmiBank = z.object({ bank: z.string(), plans: z.array(EmiPlan) });
export type EmiBank = z.infer<typeof EmiBank>;

export const emiCalls = {
  "GET /get/emi": {
    summary: "What a price comes to by the month, at the banks that the gateway offers instalments of; none: no banks",
    query: z.object({
      amount: z
        .string()
        .regex(/^\d{1,10}$/, "Name the price in paise.")
        .describe("The price in paise"),
    }),
    answer: answer(
      z.object({
        least: EmiPlan.extend({ bank: z.string() }).nullable().describe("The plan with the smallest instalment"),
        banks: z.array(EmiBank),
      }),
    ),
  },
} satisfies Record<string, Call>;
