import { z } from "zod";
import { Paise } from "../answer.ts";
import { checked } from "../checked.ts";
import { text } from "../fields.ts";
import { OrderState } from "../orders.ts";
import { productLimits } from "../productLimits.ts";
import { isOfOurYears, otherYear } from "../years.ts";
import { couponKinds, couponStates } from "./couponStates.ts";

const most = 1_000_000_000;
const money = (least: number) =>
  z
    .int("Please enter an amount in rupees.")
    .min(least, least > 0 ? "Please enter an amount of at least ₹1." : "Please enter an amount in rupees.")
    .max(most, "That is more than any order comes to.");
const times = z
  .int("Please enter a whole number.")
  .min(1, "Please enter 1 or more, or leave it empty for no limit.")
  .max(productLimits.pieces, "Please enter a smaller number, or leave it empty for no limit.")
  .nullable();
const moment = z.iso
  .datetime({ offset: true, message: "Please enter a day and a time." })
  .refine(isOfOurYears, otherYear)
  .nullable();
const Slugs = z.array(z.string().min(1).max(200)).max(50, "At most 50 of them.");

/** Which goods a coupon is for, by slugs: in one of the categories and by one of the makers and in one of the collections. What is empty asks for nothing. */
export const CouponScope = z.object({
  categories: Slugs.default([]),
  brands: Slugs.default([]),
  collections: Slugs.default([]),
});
export type CouponScope = z.infer<typeof CouponScope>;

/** What a coupon does. Money in paise, times with their offset. */
export const CouponFields = z.object({
  text: checked((typed) => text(typed, "a line that says what the coupon gives", 1, 120)),
  kind: z.enum(couponKinds),
  value: z
    .int("Please enter what it takes off.")
    .min(0, "Please enter what it takes off.")
    .max(most, "That is more than any order comes to.")
    .describe("Basis points for percent, paise for amount, 0 for free_shipping"),
  min_spend: money(0),
  max_discount: money(100).nullable(),
  starts_at: moment,
  ends_at: moment,
  usage_limit: times,
  per_customer: times,
  first_order_only: z.boolean(),
  listed: z.boolean().describe("Offered to everybody in the cart; else only for who knows the code"),
  scope: CouponScope,
});
export type CouponFields = z.infer<typeof CouponFields>;

/** What a coupon's fields are as long as nobody says otherwise: no limits, for everything, offered in the cart. */
export const NewCouponFields = CouponFields.partial().required({ text: true, kind: true, value: true });
export type NewCouponFields = z.infer<typeof NewCouponFields>;

/** A coupon as the office's list shows it. */
export const CouponRow = CouponFields.omit({ scope: true }).extend({
  text: z.string(),
  code: z.string(),
  state: z.enum(couponStates),
  scope_words: z.string().describe("What it is for, in words; empty: everything"),
  used: z.int().describe("Orders that count as a use now"),
  given: Paise.optional().describe("What those orders were reduced by: what it cost so far. With reports.sales"),
  worth: Paise.optional().describe("What those orders' goods came to before. With reports.sales"),
});
export type CouponRow = z.infer<typeof CouponRow>;

/** A coupon, whole. */
export const OfficeCoupon = CouponRow.extend({
  version: z.int(),
  scope: CouponScope,
  created_at: z.string(),
  days: z
    .array(z.object({ day: z.iso.date(), uses: z.int(), given: Paise.optional() }))
    .describe("Its uses by day in India, of the last 30 days that had any"),
  history: z
    .array(
      z.object({
        at: z.string(),
        name: z.string(),
        act: z.string(),
        before: z.record(z.string(), z.unknown()).nullable(),
        after: z.record(z.string(), z.unknown()).nullable(),
      }),
    )
    .describe("Who changed what, the newest first"),
});
export type OfficeCoupon = z.infer<typeof OfficeCoupon>;

/** An order that used a coupon. */
export const CouponUse = z.object({
  order_no: z.string(),
  state: OrderState,
  live: z.boolean().describe("Counts as a use; a cancelled or expired order gave it back"),
  placed_at: z.string(),
  discount: Paise,
  total: Paise,
});
export type CouponUse = z.infer<typeof CouponUse>;
