import { z } from "zod";
import { answer, type Call, Failure, Outcome, Paise } from "./answer.ts";
import { Change, PaymentMethod, paymentMethods, Quote } from "./cart.ts";
import { Picture } from "./catalogue.ts";
import { checked } from "./checked.ts";
import * as field from "./fields.ts";
import { OrderAgain } from "./orderAgain.ts";
import { OrderParcel, Tracking } from "./parcels.ts";
import { CancelRequest, NotPayable, PayRequest, WayToPay } from "./payOrCancel.ts";
import { Exchangeable, Return, ReturnRequest } from "./returns.ts";
import { stateCode, states } from "./states.ts";

export const Contact = z.object({
  name: checked(field.personName),
  email: checked(field.email),
  mobile: checked(field.mobile),
});
export type Contact = z.infer<typeof Contact>;

export const Address = z.object({
  name: checked(field.personName),
  mobile: checked(field.mobile),
  pincode: checked(field.pincode),
  line1: checked((typed) => field.text(typed, "the flat, house number or building", 1, 120)),
  line2: checked((typed) => field.text(typed, "the area, street or village", 1, 120)),
  landmark: checked((typed) => field.text(typed, "the landmark", 0, 80)).optional(),
  city: checked((typed) => field.text(typed, "the town or city", 1, 30)),
  state: z
    .string()
    .refine((name) => stateCode(name) !== undefined, "Please choose the state.")
    .meta({ enum: states.map(([, name]) => name) }),
});
export type Address = z.infer<typeof Address>;

/** An order that is a gift: there are no prices in its parcel. */
export const Gift = z.object({
  wrap: z
    .boolean()
    .default(false)
    .describe("Wrapped as a gift, where the shop does that (`gift_wrap` of GET /get/shop)"),
  note: checked((typed) => field.text(typed, "the words for the card", 0, 200)).default(""),
});
export type Gift = z.output<typeof Gift>;

/** The business that an invoice is made out to. */
export const Gst = z.object({
  gstin: checked(field.gstin),
  business_name: checked((typed) => field.text(typed, "the business name", 1, 120)),
});
export type Gst = z.infer<typeof Gst>;

/** As Gst, in answers. */
export const Business = z.object({ gstin: z.string(), business_name: z.string() });

/** What a shopper agrees to when he orders. */
export const Policy = z.enum(["terms", "returns"]);
export type Policy = z.infer<typeof Policy>;

const noQuote = "Nothing in this cart can be ordered: its quote is empty, and `changes` beside it says why.";

export const OrderRequest = z.object({
  quote: z.string().min(1, noQuote).max(16_384),
  contact: Contact,
  address: Address,
  payment_method: PaymentMethod,
  gst: Gst.optional(),
  note: checked((typed) => field.text(typed, "the note", 0, 200)).optional(),
  gift: Gift.optional(),
  agreed: z.array(Policy).max(2).optional().describe("What the shopper ticked; kept with the version in force"),
});
export type OrderRequest = z.infer<typeof OrderRequest>;

export const OrderState = z.enum([
  "awaiting_payment",
  "confirmed",
  "packed",
  "shipped",
  "delivered",
  "return_requested",
  "partly_returned",
  "returned",
  "cancelled",
  "expired",
]);
export type OrderState = z.infer<typeof OrderState>;

/** What to do after placing: nothing more, go to `url`, or open the gateway's checkout with `parameters`. */
export const Next = z.object({
  kind: z.enum(["done", "redirect", "gateway"]),
  url: z.string().optional(),
  parameters: z.record(z.string(), z.string()).optional(),
});
export type Next = z.infer<typeof Next>;

export const PlacedOrder = z.object({
  order_no: z.string(),
  state: OrderState,
  total: Paise,
  order_link: z.string(),
  next: Next,
});
export type PlacedOrder = z.infer<typeof PlacedOrder>;

/** Why an order was not placed: short stock has `changes`, a quote that is no longer true has the new one. */
export const Conflict = Failure.extend({
  reason: z.enum(["stock", "quote", "key", "checkout"]),
  changes: z.array(Change).optional(),
  quote: Quote.optional(),
  order_link: z.string().optional(),
});
export type Conflict = z.infer<typeof Conflict>;

/** How an order is paid, or was: `exchange` is one that goes out for what came back, paid by what that had cost. */
export const PaidBy = z.enum([...paymentMethods, "exchange"]);
export type PaidBy = z.infer<typeof PaidBy>;

/** The return in exchange for which an order goes out. */
export const ExchangeOf = z.object({ order_no: z.string(), number: z.int() });

export const Order = z.object({
  order_no: z.string(),
  state: OrderState,
  placed_at: z.string(),
  expires_at: z.string().nullable(),
  contact: z.object({ name: z.string(), email: z.string(), mobile: z.string() }),
  address: z.object({
    name: z.string(),
    mobile: z.string(),
    pincode: z.string(),
    line1: z.string(),
    line2: z.string(),
    landmark: z.string().optional(),
    city: z.string(),
    state: z.string(),
  }),
  payment_method: PaidBy,
  note: z.string().nullable(),
  gift: z.object({ wrap: z.boolean(), note: z.string() }).nullable().describe("Null: it is no gift"),
  timeline: z.array(z.object({ state: OrderState, at: z.string(), cause: z.string() })),
  lines: z.array(
    z.object({
      id: z.int(),
      product_name: z.string(),
      product_url: z.string(),
      option_text: z.string(),
      sku: z.string(),
      image: Picture,
      hsn: z.string().nullable(),
      quantity: z.int(),
      unit_price: Paise,
      line_total: Paise,
      discount: Paise,
      returned: z.int().describe("Pieces that came back or are asked to"),
      gst_percent: z.number(),
      tax: Paise,
    }),
  ),
  payments: z.array(
    z.object({ gateway: z.string(), amount: Paise, accepted: z.boolean(), refunded: Paise, at: z.string() }),
  ),
  refunds: z.array(
    z.object({
      amount: Paise,
      state: z.enum(["pending", "processed", "failed"]),
      reason: z.string(),
      reference: z.string().nullable().describe("The gateway's or the bank's"),
      at: z.string(),
    }),
  ),
  gst: Business.nullable(),
  invoice: z.object({ number: z.string(), issued_at: z.string() }).nullable().describe("From packing on"),
  credit_notes: z.array(z.object({ number: z.string(), issued_at: z.string(), total: Paise })),
  tracking: Tracking.nullable().describe("Who has the parcel, once it has left; of several, what was said last"),
  parcels: z.array(OrderParcel).describe("From packing on, or as soon as it is divided into several"),
  returns: z.array(Return),
  exchange_of: ExchangeOf.nullable().describe("It goes out in exchange for this; null: it was ordered"),
  exchanges: z.array(Exchangeable).optional().describe("While it can come back: what there is in its place"),
  subtotal: Paise,
  discount: Paise,
  delivery_charge: Paise,
  cod_fee: Paise,
  tax_included: Paise,
  total: Paise,
  coupon: z.string().nullable(),
  delivery: z.object({ date_from: z.string(), date_to: z.string() }).nullable(),
  ways_to_pay: z.array(WayToPay).optional().describe("While the order is not paid"),
  can: z.object({ pay: z.boolean(), cancel: z.boolean(), return: z.boolean(), keep: z.boolean() }),
  agreed: z
    .array(z.object({ policy: Policy, text_version: z.string(), at: z.string() }))
    .describe("What was agreed to when it was placed"),
  return_until: z.string().nullable().describe("The last day, in India, for a change of mind; null when it is over"),
});
export type Order = z.infer<typeof Order>;

export const orderNo = z.object({ order_no: z.string().max(40).toUpperCase().describe("In any letter case") });
export const orderKey = z.object({
  key: z.string().max(100).optional().describe("From order_link; not needed with the customer's session"),
});

export const orderCalls = {
  "POST /orders": {
    summary: "Place the order that a quote describes",
    headers: z.object({
      "Idempotency-Key": z.string().min(8).max(100).describe("The same key gives the same order for 24 hours"),
    }),
    body: OrderRequest,
    answer: answer(PlacedOrder),
    done: [201, 200],
    refusals: { 409: { why: "Not placed, and why", answer: Conflict } },
  },
  "POST /orders/lookup": {
    summary:
      "Have an order's link sent once more, to the address that it has; the answer is the same for every order and for none",
    body: z.object({ order_no: checked(field.wantedOrderNo), mobile: checked(field.mobile) }),
    answer: Outcome,
  },
  "GET /orders/{order_no}": { summary: "An order", parameters: orderNo, query: orderKey, answer: answer(Order) },
  "GET /orders/{order_no}/again": {
    summary: "What was ordered, as it can be bought now, and what has changed since; nothing is ordered by it",
    parameters: orderNo,
    query: orderKey,
    answer: answer(OrderAgain),
  },
  "POST /orders/{order_no}/pay": {
    summary: "Pay an order that is not paid yet, by another way if one is named",
    parameters: orderNo,
    query: orderKey,
    body: PayRequest.optional(),
    answer: answer(PlacedOrder),
    refusals: { 409: { why: "Not to be paid so now, and why", answer: NotPayable } },
  },
  "POST /orders/{order_no}/cancel": {
    summary: "Cancel an order that has not left",
    parameters: orderNo,
    query: orderKey,
    body: CancelRequest.optional(),
    answer: answer(Order),
  },
  "POST /orders/{order_no}/return": {
    summary: "Ask for pieces of a delivered order to be taken back",
    parameters: orderNo,
    query: orderKey,
    body: ReturnRequest,
    answer: answer(Order),
  },
} satisfies Record<string, Call>;
