import { z } from "zod";
import { answer, type Call, Paise } from "./answer.ts";
import { LineRequest } from "./cart.ts";
import { checked } from "./checked.ts";
import * as field from "./fields.ts";

/** What a code does for a cart now. `saves`: by how much the total goes down, in paise. */
export const CouponResult = z.object({
  code: z.string(),
  valid: z.boolean(),
  saves: Paise,
  message: z.string().describe("What it saves, or in one line why it does not apply"),
});

/** A coupon on offer: its terms, and what it does for the lines that were named. */
export const CouponOffer = z.object({
  code: z.string(),
  text: z.string(),
  kind: z.enum(["percent", "amount", "free_shipping"]),
  value: z.int().nonnegative().describe("Basis points for percent, paise for amount"),
  min_spend: Paise,
  max_discount: Paise.nullable(),
  ends_at: z.string().nullable(),
  first_order_only: z.boolean(),
  scope: z.string().describe("What it is for, in words; empty: everything"),
  applies: z.boolean().nullable().describe("To the lines that were named; null when none were"),
  saves: Paise,
  message: z.string(),
});
export type CouponOffer = z.infer<typeof CouponOffer>;

export const couponCalls = {
  "GET /get/coupons": {
    summary: "The coupons that the shopper may use now: those that apply to the lines first, by what they save",
    query: z.object({
      lines: z
        .string()
        .max(2_000)
        .regex(/^\d{1,10}:\d{1,3}(,\d{1,10}:\d{1,3}){0,99}$/, "Lines are written as id:quantity, with commas between.")
        .optional()
        .describe("Variants and quantities: 12:1,40:2"),
      pincode: checked(field.pincode).optional(),
    }),
    answer: answer(z.array(CouponOffer)),
  },
  "POST /apply/coupon": {
    summary: "What a code does for these lines",
    body: z.object({
      code: z.string().trim().min(1, "Please enter a code.").max(40),
      lines: z.array(LineRequest).min(1, "The cart is empty.").max(100),
      pincode: checked(field.pincode).optional(),
    }),
    answer: answer(CouponResult),
  },
} satisfies Record<string, Call>;
