import { z } from "zod";
import { answer, type Call, Paise } from "../answer.ts";
import { LineRequest } from "../cart.ts";
import { Picture } from "../catalogue.ts";
import { checked } from "../checked.ts";
import * as field from "../fields.ts";
import { isOfOurYears, otherYear } from "../years.ts";
import { CouponFields, CouponRow, CouponUse, NewCouponFields, OfficeCoupon } from "./coupon.ts";
import { couponStates } from "./couponStates.ts";

const Code = z.string().max(100).describe("In either case; kept in capital letters");
const couponParameter = z.object({ code: Code });
const version = z.int().positive().describe("As it was seen");
const after = z.string().max(200).optional().describe("`next` of the page before");
const next = z.string().nullable();

/** What the shop's own judge says of a coupon and a cart. Money in paise. */
export const Trial = z.object({
  valid: z.boolean(),
  message: z.string().describe("What a shopper would read beside the code"),
  saves: Paise.describe("By how much the total goes down, delivery included where the pincode is known"),
  subtotal: Paise,
  discount: Paise,
  delivery_charge: Paise.nullable().describe("null without a pincode"),
  total: Paise,
  lines: z.array(
    z.object({
      id: z.int(),
      product_name: z.string(),
      option_text: z.string(),
      image: Picture,
      quantity: z.int(),
      unit_price: Paise,
      line_total: Paise,
      covered: z.boolean().describe("The coupon is for this line"),
      discount: Paise,
    }),
  ),
  changes: z.array(z.string()).describe("What a cart would change of these lines, in the words that a shopper reads"),
});
export type Trial = z.infer<typeof Trial>;

const TrialRequest = z.object({
  code: Code,
  fields: CouponFields.partial()
    .default({})
    .describe("What is typed and not kept yet; over what is kept where there is such a coupon"),
  lines: z.array(LineRequest).min(1, "Put something into the cart first.").max(100),
  customer: z.string().max(300).default("").describe("Whose cart: a mobile number or mail address; empty: anybody's"),
  pincode: checked(field.pincode).optional(),
  at: z.iso.datetime({ offset: true }).refine(isOfOurYears, otherYear).optional().describe("When; now by default"),
});
export type TrialRequest = z.input<typeof TrialRequest>;

/** The calls of coupons. */
export const couponCalls = {
  "GET /coupons": {
    summary: "Coupons, the newest first, 50 at once",
    query: z.object({
      search: z.string().max(100).optional().describe("A part of the code or the text"),
      state: z.enum(couponStates).optional(),
      after,
    }),
    answer: answer(z.object({ rows: z.array(CouponRow), next })),
  },
  "GET /coupons/{code}": {
    summary: "A coupon, whole",
    parameters: couponParameter,
    answer: answer(OfficeCoupon),
  },
  "GET /coupons/{code}/uses": {
    summary: "The orders that used it, the newest first, 50 at once",
    parameters: couponParameter,
    query: z.object({ after }),
    answer: answer(z.object({ rows: z.array(CouponUse), next })),
  },
  "POST /coupons": {
    summary: "A new coupon",
    body: z.object({ code: Code, fields: NewCouponFields }),
    answer: answer(OfficeCoupon),
  },
  "PUT /coupons/{code}": {
    summary: "Change a coupon; 409 with the coupon as it is where somebody was faster",
    parameters: couponParameter,
    body: z.object({ version, fields: CouponFields.partial() }),
    answer: answer(OfficeCoupon),
  },
  "POST /coupons/{code}/end": {
    summary: "End a coupon now; one that has not begun never begins",
    parameters: couponParameter,
    body: z.object({ version }),
    answer: answer(OfficeCoupon),
  },
  "POST /coupons/trial": {
    summary: "What a coupon, kept or only typed, would do for a cart; nothing is changed",
    body: TrialRequest,
    answer: answer(Trial),
  },
} satisfies Record<string, Call>;
