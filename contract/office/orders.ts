import { z } from "zod";
import { answer, type Call, Paise } from "../answer.ts";
import { Picture } from "../catalogue.ts";
import { largestInt } from "../largestInt.ts";
import { OrderState, PaidBy } from "../orders.ts";
import { Tracking } from "../parcels.ts";
import { orderNoParameter } from "./order.ts";
import { Channel, OfficeParcel, OrderAct } from "./orderTruth.ts";
import { WrongAddress } from "./wrongAddress.ts";

/** What the staff may do next with an order: as its state allows, and as whoever asks has the right to. */
export const NextAct = z.enum(["claim", ...OrderAct.options]);
export type NextAct = z.infer<typeof NextAct>;

/** By when an order should move on. Days are India's, as YYYY-MM-DD. */
export const Promised = z.object({
  leaves_by: z.string().nullable().describe("The day on which the parcel has to leave"),
  arrives_by: z.string().nullable().describe("The last day that the shopper was promised"),
  days_late: z.int().nonnegative().describe("0: in time, or it lies with nobody here"),
  words: z.string().nullable().describe('What is pressing, for people: "2 days late", "leaves today"; null: nothing'),
});
export type Promised = z.infer<typeof Promised>;

/** Who picks an order. `own`: whoever asks. */
export const Claim = z.object({ name: z.string(), at: z.string(), own: z.boolean() });
export type Claim = z.infer<typeof Claim>;

/** An order as lists show it. What the role of whoever asks does not see is absent. */
export const OrderRow = z.object({
  order_no: z.string(),
  state: OrderState,
  channel: Channel,
  placed_at: z.string(),
  name: z.string().describe("Whom it goes to"),
  town: z.string(),
  pincode: z.string(),
  pieces: z.int(),
  lines: z
    .array(
      z.object({
        product_name: z.string(),
        option_text: z.string(),
        sku: z.string(),
        image: Picture,
        quantity: z.int(),
      }),
    )
    .describe("The first three"),
  more_lines: z.int().nonnegative(),
  promised: Promised,
  parcel: Tracking.nullable(),
  parcels: z
    .object({ of: z.int(), here: z.array(z.int()).describe("Those that have not left, from packing on") })
    .nullable()
    .describe("Null: it leaves in one"),
  claim: Claim.nullable(),
  not_there: z.int().nonnegative().describe("Pieces that the picker did not find: it can't be packed"),
  to_check: z.string().nullable().describe("Why a person should look at it first"),
  address_wrong: z.boolean().describe("It goes where the staff says that nobody is found"),
  may: z.array(NextAct),
  email: z.string().optional().describe("With the right orders.contact"),
  mobile: z.string().optional().describe("With the right orders.contact"),
  total: Paise.optional().describe("With the right orders.money"),
  payment_method: PaidBy.optional().describe("With the right orders.money"),
});
export type OrderRow = z.infer<typeof OrderRow>;

/**
 * What a list is about, besides its state. `open`: not over yet; `late`: past its promise; `check`: somebody should look;
 * `not_there`: pieces were not found; `return`: one is asked for or on its way; `refund`: money is to be transferred.
 */
export const OrderView = z.enum(["all", "open", "late", "check", "not_there", "return", "refund"]);
export type OrderView = z.infer<typeof OrderView>;

/** What the word in the search field was looked for as, so that an empty list can say what was tried. */
export const SoughtAs = z.enum(["order", "mobile", "email", "invoice", "tracking", "name"]);
export type SoughtAs = z.infer<typeof SoughtAs>;

/** An order's number, however it is typed: in either case, with or without its hyphen. */
export const OrderNo = z.string().trim().min(1, "Which order?").max(40);

/** Orders that something is done with at once: each stands by itself. */
const Orders = z.array(OrderNo).min(1, "Which orders?").max(50, "At most 50 orders at once.");

/** One of its parcels, where an order leaves in several; then one order is named. */
const parcel = z.int().min(1).max(9).optional().describe("Only this parcel of one order");

/** What came of it for one order. */
export const OrderOutcome = z.object({
  order_no: z.string(),
  done: z.boolean(),
  why: z.string().nullable().describe("Why it was not done, in words; null when it was"),
  state: OrderState.nullable().describe("Where the order stands now; null: there is no such order"),
  invoice: z.string().nullable().describe("The number of its invoice, from packing on"),
});
export type OrderOutcome = z.infer<typeof OrderOutcome>;
const outcomes = answer(z.array(OrderOutcome));

/** A line as the packing table shows it. `id` is the variant's. */
export const PackingLine = z.object({
  id: z.int(),
  product_name: z.string(),
  option_text: z.string(),
  sku: z.string(),
  barcode: z.string().nullable(),
  place: z.string().nullable().describe("The shelf"),
  image: Picture,
  quantity: z.int(),
  scanned: z.int().describe("Pieces that were scanned into the parcel"),
  not_there: z.int().describe("Pieces that were not found"),
});
export type PackingLine = z.infer<typeof PackingLine>;

/** One order on the packing table. */
export const Packing = z.object({
  order_no: z.string(),
  state: OrderState,
  name: z.string(),
  address: z.array(z.string()).describe("As it stands on the label, line by line"),
  mobile: z.string().optional().describe("With the right orders.contact"),
  address_wrong: WrongAddress.nullable().describe("Why it is marked as wrong; null: it is not"),
  note: z.string().nullable().describe("The shopper's words"),
  gift: z.object({ wrap: z.boolean(), note: z.string() }).nullable().describe("Null: it is no gift"),
  promised: Promised,
  claim: Claim.nullable(),
  lines: z.array(PackingLine).describe("In the order of the shelves"),
  pieces: z.int(),
  scanned: z.int(),
  weight_g: z.int().describe("What the goods weigh, as far as it is known"),
  invoice: z.string().nullable(),
  parcel: Tracking.nullable(),
  version: z.int().describe("The order's: dividing it takes the one that was seen"),
  parcels: z.array(OfficeParcel.omit({ cash: true })),
  may: z.array(NextAct),
});
export type Packing = z.infer<typeof Packing>;

/** What a scan came to: a piece more, one too many, something of no line of this order, or a code that nobody knows. */
export const Scanned = z.object({
  outcome: z.enum(["counted", "enough", "wrong", "unknown"]),
  line: PackingLine.nullable(),
  product: z.string().nullable().describe("What was scanned, when it is no line of this order"),
  left: z.int().describe("Pieces of the order that are still to be scanned"),
  message: z.string(),
});
export type Scanned = z.infer<typeof Scanned>;

/** A code as a scanner sends it: a barcode or an SKU. */
const Code = z.string().trim().min(1, "Which code?").max(100);

/** A variant with what it is known by, for the scanner. */
const CodeRow = z.object({ id: z.int(), sku: z.string(), barcode: z.string().nullable(), name: z.string() });

export const orderListCalls = {
  "GET /orders": {
    summary: "Orders, the newest first, 50 at once; one field finds them by what callers say",
    query: z.object({
      view: OrderView.optional(),
      state: OrderState.optional(),
      channel: Channel.optional(),
      search: z
        .string()
        .max(100)
        .optional()
        .describe("Order, invoice or tracking number, name; with orders.contact mobile (its last digits too) or mail"),
      after: OrderNo.optional().describe("`next` of the page before"),
    }),
    answer: answer(z.object({ rows: z.array(OrderRow), next: z.string().nullable(), sought_as: z.array(SoughtAs) })),
  },
  "POST /orders/claim": {
    summary: "Take orders to pick; those of somebody else only with `over`",
    body: z.object({ orders: Orders, over: z.boolean().default(false) }),
    answer: outcomes,
  },
  "POST /orders/unclaim": {
    summary: "Put orders back to be picked; those of somebody else only with `over`",
    body: z.object({ orders: Orders, over: z.boolean().default(false) }),
    answer: outcomes,
  },
  "GET /orders/{no}/packing": {
    summary: "An order on the packing table",
    parameters: orderNoParameter,
    answer: answer(Packing),
  },
  "POST /orders/{no}/scan": {
    summary: "A piece goes into the parcel; 409 when the order is not to be packed",
    parameters: orderNoParameter,
    body: z.object({
      code: Code,
      pieces: z.int().min(1).max(999).default(1).describe("Counted by hand instead of one by one"),
      scan: z.uuid().describe("The device's name for this scan: the same again counts once"),
    }),
    answer: answer(Scanned),
  },
  "POST /orders/{no}/empty": {
    summary: "Everything comes out of the parcel again: the scanning begins anew",
    parameters: orderNoParameter,
    answer: answer(Packing),
  },
  "POST /orders/{no}/short": {
    summary: "Pieces of a line are not there; 0: they were found. 409 when the order is not to be packed",
    parameters: orderNoParameter,
    body: z.object({
      id: z.int().positive().max(largestInt).describe("The line's variant"),
      pieces: z.int().min(0).max(999),
      note: z.string().trim().max(200).default(""),
    }),
    answer: answer(Packing),
  },
  "POST /orders/pack": {
    summary: "Packed, each by itself, with its invoice",
    body: z.object({ orders: Orders }),
    answer: outcomes,
  },
  "POST /orders/handover": {
    summary: "Handed to the courier, each by itself; the stock leaves the books and the shopper is told",
    body: z.object({
      orders: Orders,
      courier: z.string().trim().min(1, "Which courier?").max(60),
      tracking: z
        .record(OrderNo, z.string().trim().min(1).max(60))
        .default({})
        .describe("The courier's number of each parcel, by order; of several of one order by ORDER/PARCEL"),
      parcel,
    }),
    answer: outcomes,
  },
  "POST /orders/deliver": {
    summary: "Delivered, each by itself; what was to be paid in cash is paid",
    body: z.object({ orders: Orders, parcel }),
    answer: outcomes,
  },
  "POST /orders/undelivered": {
    summary: "Parcels that nobody took are back: credited, and what was paid goes back",
    body: z.object({
      orders: Orders,
      sellable: z.boolean().describe("Whether the goods go back on the shelf"),
      parcel,
    }),
    answer: outcomes,
  },
  "GET /codes": {
    summary: "Every variant by its SKU and barcode, for scanner and search; everybody of the staff sees the goods",
    query: z.object({ since: z.string().max(64).optional().describe("`version` of the answer before") }),
    answer: answer(
      z.object({ version: z.string(), variants: z.array(CodeRow).nullable().describe("null: nothing has changed") }),
    ),
  },
} satisfies Record<string, Call>;
