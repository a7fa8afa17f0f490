import { z } from "zod";
import { answer, type Call, Paise } from "./answer.ts";
import { Picture } from "./catalogue.ts";
import { checked } from "./checked.ts";
import * as field from "./fields.ts";
import { largestInt } from "./largestInt.ts";

export const Quantity = z.int().min(1).max(999);
/** `id` is a variant's id. */
export const LineRequest = z.object({ id: z.int().positive().max(largestInt), quantity: Quantity });
export const paymentMethods = ["cod", "practice", "razorpay", "upi_qr"] as const;
export const PaymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const QuoteRequest = z.object({
  lines: z.array(LineRequest).min(1, "The cart is empty.").max(100),
  coupon: z.string().max(40).optional(),
  pincode: checked(field.pincode).optional(),
  payment_method: PaymentMethod.optional(),
  checkout: z
    .uuid()
    .optional()
    .describe("The device's name for this checkout: from one checkout comes at most one order"),
});
export type QuoteRequest = z.infer<typeof QuoteRequest>;

export const QuoteLine = z.object({
  id: z.int(),
  quantity: z.int(),
  unit_price: Paise,
  mrp: Paise,
  line_total: Paise.describe("unit_price × quantity"),
  discount: Paise.describe("This line's share of the coupon's discount"),
  product_name: z.string(),
  product_url: z.string(),
  option_text: z.string(),
  image: Picture,
  max_quantity: z.int(),
});
export type QuoteLine = z.infer<typeof QuoteLine>;

/** What the shop had to change in what was asked for. */
export const Change = z.object({
  id: z.int(),
  kind: z.enum(["price", "stock", "gone"]),
  message: z.string(),
  was: z.int().nullable(),
  now: z.int().nullable(),
});
export type Change = z.infer<typeof Change>;

export const Delivery = z.object({
  serviceable: z.boolean(),
  cod: z.boolean(),
  cod_reason: z
    .string()
    .nullable()
    .describe(
      "Why cash on delivery is not possible, in words; where nothing is delivered, why; null where it is possible",
    ),
  charge: Paise,
  date_from: z.string().nullable(),
  date_to: z.string().nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

export const Quote = z.object({
  quote: z.string().describe("Freezes exactly this for 15 minutes; empty when nothing can be ordered"),
  expires_at: z.string(),
  lines: z.array(QuoteLine),
  changes: z.array(Change),
  coupon: z.object({ code: z.string(), valid: z.boolean(), message: z.string() }).nullable(),
  delivery: Delivery.nullable(),
  subtotal: Paise,
  discount: Paise,
  delivery_charge: Paise,
  cod_fee: Paise,
  tax_included: Paise.describe("GST inside the total, inside delivery and fee too"),
  to_free_delivery: Paise.describe("How much more of goods makes delivery free; 0 when it is"),
  total: Paise,
});
export type Quote = z.infer<typeof Quote>;

export const ShippingRequest = z.object({
  pincode: checked(field.pincode),
  lines: z.array(LineRequest).min(1).max(100),
});
export const ShippingOption = z.object({ name: z.string(), charge: Paise, date_from: z.string(), date_to: z.string() });
export const ShippingAnswer = z.object({
  serviceable: z.boolean(),
  cod: z.boolean(),
  cod_reason: z
    .string()
    .nullable()
    .describe("Why these lines can't be paid in cash at the door, or can't be delivered; null where they can"),
  place: z.object({ state: z.string().nullable(), states: z.array(z.string()) }).nullable(),
  options: z.array(ShippingOption),
});
export type ShippingAnswer = z.infer<typeof ShippingAnswer>;

export const cartCalls = {
  "POST /cart/quote": {
    summary: "Prices, stock, coupon, delivery and tax for these lines",
    body: QuoteRequest,
    answer: answer(Quote),
  },
  "POST /get/shipping/charges": {
    summary: "Whether, when and for how much we deliver there",
    body: ShippingRequest,
    answer: answer(ShippingAnswer),
  },
} satisfies Record<string, Call>;
