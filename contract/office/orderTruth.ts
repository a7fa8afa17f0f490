import { z } from "zod";
import { Paise } from "../answer.ts";
import { Picture } from "../catalogue.ts";
import { ExchangeOf, OrderState, PaidBy } from "../orders.ts";
import { OrderParcel, Tracking } from "../parcels.ts";
import { Exchangeable, Return } from "../returns.ts";
import { CustomerNote } from "./customerNote.ts";
import { orderTemplates } from "./orderMails.ts";
import { WrongAddress } from "./wrongAddress.ts";

/** A time, UTC, as ISO 8601 writes it. */
const Time = z.string();

/** Who did something: the kind, and of the staff the name as it was then. */
const Who = {
  by: z.enum(["shopper", "gateway", "courier", "clock", "staff"]),
  name: z.string().nullable().describe("Whose of the staff it was; null for others, and where nobody knows"),
};

/** By which door an order came. */
export const Channel = z.enum(["web", "counter", "phone"]);

/** Where an order goes. `mobile` is left out for who may not see how the customer is reached. */
const OfficeAddress = z.object({
  name: z.string(),
  mobile: z.string().optional().describe("With orders.contact"),
  pincode: z.string(),
  line1: z.string(),
  line2: z.string(),
  landmark: z.string().optional(),
  city: z.string(),
  state: z.string(),
});

/** What one line costs, in paise. */
const LineMoney = z.object({
  unit_price: Paise,
  mrp: Paise,
  line_total: Paise.describe("unit_price × quantity"),
  discount: Paise.describe("Its share of the coupon's discount"),
  gst_percent: z.number(),
  tax: Paise.describe("GST inside the line, after the discount"),
});

const OfficeLine = z.object({
  id: z.int().describe("The variant's"),
  product_name: z.string(),
  product_url: z.string(),
  option_text: z.string(),
  sku: z.string(),
  image: Picture,
  hsn: z.string().nullable(),
  place: z.string().nullable().describe("Where it lies in the shop, as it is now"),
  barcode: z.string().nullable(),
  quantity: z.int(),
  returned: z.int().describe("Pieces that came back or are asked to"),
  available: z.int().describe("Pieces that could still be sold, beside those of this order"),
  money: LineMoney.optional().describe("With orders.money"),
});

/** What an order costs and how it was paid, in paise. */
const OrderMoney = z.object({
  subtotal: Paise,
  discount: Paise,
  delivery_charge: Paise,
  cod_fee: Paise,
  tax_included: Paise,
  total: Paise,
  coupon: z.string().nullable(),
  payments: z.array(
    z.object({
      gateway: z.string(),
      reference: z.string().describe("The gateway's number of it"),
      amount: Paise,
      accepted: z.boolean().describe("It pays the order; else it is given back, for `reason`"),
      reason: z.string().nullable(),
      refunded: Paise,
      moved: Paise.describe("What of it pays for what went out in exchange"),
      at: Time,
    }),
  ),
  refunds: z.array(
    z.object({
      amount: Paise,
      state: z.enum(["pending", "processed", "failed"]),
      reason: z.string(),
      reference: z.string().nullable().describe("The gateway's or the bank's"),
      at: Time,
    }),
  ),
  refundable: Paise.describe("What is left of what was paid"),
});

/** A change to an order before it was packed: what stood there, what stands there now, and what it changed of the total. */
const OrderEdit = z.object({
  number: z.int(),
  at: Time,
  ...Who,
  changed: z.array(z.enum(["contact", "address", "lines", "gst", "note", "gift"])),
  before: z.record(z.string(), z.unknown()).describe("Only what changed; fields as PATCH takes them"),
  after: z.record(z.string(), z.unknown()),
  difference: z.int().optional().describe("Of the total, in paise; below zero it costs less now. With orders.money"),
});

/** What can be done with an order, each a call of its own. */
export const OrderAct = z.enum([
  "edit",
  "note",
  "pack",
  "ship",
  "parcel",
  "deliver",
  "undelivered",
  "cancel",
  "refund",
  "return",
  "decide_return",
  "receive_return",
  "mail",
  "check",
]);

/** A parcel for the staff. */
export const OfficeParcel = OrderParcel.extend({
  cash: OrderParcel.shape.cash.optional().describe("With orders.money"),
});

/** An order, whole, for the staff. What somebody's role may not see is not in the answer. */
export const OfficeOrder = z.object({
  order_no: z.string(),
  version: z.int().describe("Goes up with each edit; PATCH takes the one that was seen"),
  state: OrderState,
  may_become: z.array(OrderState).describe("The states that can follow"),
  acts: z.array(OrderAct).describe("What who asks may do with it as it stands"),
  placed_at: Time,
  expires_at: Time.nullable().describe("Until when it is held, while it is not paid"),
  channel: Channel,
  placed_by: z.string().nullable().describe("Who of the staff placed it for a caller"),
  customer_id: z.int().nullable().describe("The account by which it was placed"),
  name: z.string(),
  contact: z.object({ email: z.string(), mobile: z.string() }).optional().describe("With orders.contact"),
  address: OfficeAddress,
  address_wrong: WrongAddress.nullable().describe("Why it is marked as wrong; null: it is not"),
  customer_notes: z.array(CustomerNote).optional().describe("The staff's words about who ordered. With customers.read"),
  gst: z.object({ gstin: z.string(), business_name: z.string() }).nullable(),
  note: z.string().nullable().describe("The customer's own words"),
  gift: z.object({ wrap: z.boolean(), note: z.string() }).nullable().describe("Null: it is no gift"),
  payment_method: PaidBy,
  delivery: z.object({ date_from: z.string(), date_to: z.string() }).nullable(),
  lines: z.array(OfficeLine),
  money: OrderMoney.optional().describe("With orders.money"),
  freight: z
    .array(
      z.object({
        what: z.string().describe("As the bill calls it: forward, rto; empty where it does not"),
        awb: z.string().nullable(),
        charge: z.int().describe("Paise, without the GST that the bill names; below zero: given back"),
        gst: z.int(),
        reference: z.string().describe("The bill's number; empty: it has none"),
        day: z.string(),
      }),
    )
    .optional()
    .describe("What couriers charge for it. With tax.read"),
  parcel: Tracking.nullable().describe("Of several, what was said last"),
  parcels: z.array(OfficeParcel).describe("From packing on, or as soon as it is divided into several"),
  parcel_facts: z
    .array(
      z.object({
        courier: z.string(),
        number: z.string().nullable(),
        url: z.string().nullable(),
        cause: z.string().nullable(),
        at: Time,
        name: z.string().nullable(),
        parcel: z.int().describe("Of which of its parcels"),
      }),
    )
    .describe("All that was said of the parcel, the last one of each counts"),
  documents: z.array(
    z.object({
      kind: z.enum(["invoice", "credit_note"]),
      number: z.string(),
      issued_at: Time,
      url: z.string().describe("The PDF"),
      total: Paise.optional().describe("With orders.money"),
    }),
  ),
  mails: z.array(
    z.object({
      template: z.enum(orderTemplates),
      state: z
        .enum(["waiting", "sent", "kept", "late", "given_up"])
        .describe("kept: as a file, as the shop has no mail server; late: it was tried and is tried again"),
      asked_at: Time,
      sent_at: Time.nullable(),
      attempts: z.int(),
      error: z.string().nullable(),
    }),
  ),
  history: z.array(z.object({ state: OrderState, cause: z.string(), at: Time, ...Who })),
  notes: z.array(z.object({ id: z.int(), text: z.string(), name: z.string(), at: Time })),
  edits: z.array(OrderEdit),
  returns: z.array(
    Return.omit({ refund: true, events: true }).extend({
      events: z.array(z.object({ state: z.string(), note: z.string(), at: Time, name: z.string().nullable() })),
      pieces: z
        .array(z.object({ id: z.int(), quantity: z.int(), condition: z.enum(["shelf", "repair", "scrap"]) }))
        .describe("In which condition its pieces came; empty until then, and for what older versions received"),
      refund: Paise.nullable().optional().describe("With orders.money; null until the goods are here"),
      refund_to: z.string().optional().describe("A UPI ID, for what was paid in cash. With orders.money"),
    }),
  ),
  exchange_of: ExchangeOf.nullable().describe("It goes out in exchange for this; null: it was ordered"),
  exchanges: z.array(Exchangeable).optional().describe("While it can come back: what there is in its place"),
  return_until: z.string().nullable().describe("The last day, in India, for a change of mind; null when it is over"),
  to_check: z.array(z.string()).describe("What a person should look at, in words"),
  audit: z
    .array(
      z.object({
        at: Time,
        name: z.string(),
        door: z.enum(["office", "machine", "key"]),
        act: z.string(),
        before: z.unknown(),
        after: z.unknown(),
      }),
    )
    .optional()
    .describe("Who did what to it, newest first. With audit.read"),
});
export type OfficeOrder = z.infer<typeof OfficeOrder>;
