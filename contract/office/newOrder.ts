import { z } from "zod";
import { answer, type Call } from "../answer.ts";
import { LineRequest, Quote } from "../cart.ts";
import { checked } from "../checked.ts";
import * as field from "../fields.ts";
import { Address, Gift, Gst } from "../orders.ts";
import { Place } from "../place.ts";
import { idempotencyKey, onceEach } from "./order.ts";
import { OfficeOrder } from "./orderTruth.ts";

/** How a caller pays: in cash at the door, or by a link that he gets by mail; what he orders is held for a day. */
export const CallersPayment = z.enum(["cod", "link"]);

/** A rule for a field about the caller, whom the form does not speak to. */
const callers = <T>(rule: (typed: string) => field.Field<T>) =>
  checked((typed) => {
    const result = rule(typed);
    return result.ok ? result : { ok: false, message: result.message.replace("your", "the caller's") };
  });
const callersName = callers(field.personName);
const callersMobile = callers(field.mobile);

/** Somebody who has bought before, or has an account: what can be filled in for him. */
export const KnownCustomer = z.object({
  customer_id: z.int().nullable().describe("Of the account; null for who bought as a visitor"),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  addresses: z.array(Address.extend({ landmark: z.string().optional() })).describe("The last one used first"),
  last_orders: z.array(z.object({ order_no: z.string(), state: z.string(), placed_at: z.string() })),
});

const lines = z
  .array(LineRequest)
  .min(1, "What does the caller want?")
  .max(100)
  .refine(onceEach, "Each product can stand there once.");

/** The calls by which somebody of the staff places an order for a caller. */
export const newOrderCalls = {
  "GET /customers": {
    summary: "Who is calling: by mobile number or mail address, whole",
    query: z.object({ search: z.string().min(3).max(254) }),
    answer: answer(z.object({ rows: z.array(KnownCustomer) })),
  },
  "GET /place/{pincode}": {
    summary: "The town and state of a pincode, as far as they are known",
    parameters: z.object({ pincode: checked(field.pincode) }),
    answer: answer(Place),
  },
  "POST /quote": {
    summary: "What it costs, as the shop tells it to a shopper",
    body: z.object({
      lines,
      pincode: checked(field.pincode).optional(),
      payment: CallersPayment,
      coupon: z.string().max(40).optional(),
      contact: z
        .object({ email: z.string().max(254), mobile: z.string().max(20) })
        .optional()
        .describe("Whose coupon it is"),
    }),
    answer: answer(Quote),
  },
  "POST /orders": {
    summary: "Place the order that a quote describes, for a caller",
    headers: idempotencyKey,
    body: z.object({
      quote: z.string().min(1).max(16_384),
      contact: z.object({ name: callersName, email: callers(field.email), mobile: callersMobile }),
      address: Address.extend({ name: callersName, mobile: callersMobile }),
      payment: CallersPayment,
      gst: Gst.optional(),
      note: checked((typed) => field.text(typed, "the note", 0, 200))
        .optional()
        .describe("The caller's own words"),
      gift: Gift.optional(),
    }),
    answer: answer(OfficeOrder),
    done: [201, 200],
  },
} satisfies Record<string, Call>;
