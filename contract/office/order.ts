import { z } from "zod";
import { answer, type Call, Failure, Paise } from "../answer.ts";
import { LineRequest } from "../cart.ts";
import { checked } from "../checked.ts";
import * as field from "../fields.ts";
import { Address, Contact, Gift, Gst, OrderState } from "../orders.ts";
import { orderTemplates } from "./orderMails.ts";
import { OfficeOrder } from "./orderTruth.ts";

/** An order's number in a path: in any letter case. */
export const orderNoParameter = z.object({ no: z.string().max(40).toUpperCase().describe("In any letter case") });

/** The same key again within 24 hours does nothing again: it answers what came of it. */
export const idempotencyKey = z.object({ "Idempotency-Key": z.string().min(8).max(100) });

const words = (label: string, least: number, most: number) => checked((typed) => field.text(typed, label, least, most));

/** Each variant stands once among an order's lines. */
export const onceEach = (lines: { id: number }[]): boolean => new Set(lines.map(({ id }) => id)).size === lines.length;

/**
 * What is to stand in an order from now on. What is left out stays. `lines` are all lines that remain: what is bought
 * already keeps its price, what is added has today's.
 */
export const OrderPatch = z.object({
  version: z.int().positive().describe("The one that was seen; 409 with the order as it is when it is another by now"),
  contact: Contact.optional(),
  address: Address.optional(),
  lines: z
    .array(LineRequest)
    .min(1, "To take everything out, cancel the order.")
    .max(100)
    .refine(onceEach, "Each product can stand there once.")
    .optional(),
  gst: Gst.nullable().optional(),
  note: words("the note", 0, 200).optional(),
  gift: Gift.nullable().optional(),
  trial: z.boolean().default(false).describe("Only say what would come of it; nothing is changed"),
});
export type OrderPatch = z.output<typeof OrderPatch>;

/** What came of an edit, or would. Money in paise. */
export const Edited = z.object({
  order: OfficeOrder.describe("As it stands; of a trial as it would"),
  difference: z.int().optional().describe("Of the total; below zero it costs less now. With orders.money"),
  refund: Paise.optional().describe("What goes back to who has paid more. With orders.money"),
});

/** Somebody was faster: what stands there now. */
export const OrderConflict = Failure.extend({ order: OfficeOrder.optional() });
export type OrderConflict = z.infer<typeof OrderConflict>;

const Seen = {
  state: OrderState.describe("As it was seen: 409 with the order when it is another by now"),
  version: z.int().positive().describe("As it was seen"),
};

/** The calls about one order that take it nowhere by itself: look, note, edit, put right, cancel, mail. */
export const officeOrderCalls = {
  "GET /orders/{no}": { summary: "An order, whole", parameters: orderNoParameter, answer: answer(OfficeOrder) },
  "GET /orders/{no}/documents/{file}": {
    summary: "Its invoice or a credit note as PDF",
    parameters: orderNoParameter.extend({
      file: z.string().regex(/^(invoice|credit-note-[1-9]\d{0,2})\.pdf$/, "There is no such document."),
    }),
    answer: z.unknown(),
  },
  "PATCH /orders/{no}": {
    summary: "Change address, contact, lines, GSTIN, gift or the customer's note before it is packed",
    parameters: orderNoParameter,
    body: OrderPatch,
    answer: answer(Edited),
  },
  "POST /orders/{no}/note": {
    summary: "A note of the staff, for the staff",
    parameters: orderNoParameter,
    body: z.object({ text: words("the note", 1, 1_000) }),
    answer: answer(OfficeOrder),
  },
  "POST /orders/{no}/parcel": {
    summary: "Put right who has the parcel and under which number",
    parameters: orderNoParameter,
    body: z.object({
      courier: words("the courier", 1, 60).optional(),
      number: words("the tracking number", 1, 60).optional(),
      url: z.httpUrl().startsWith("https://", "Please enter an address that starts https://").max(400).optional(),
      mail: z.boolean().describe("Tell the customer by mail too"),
      parcel: z.int().min(1).max(9).default(1).describe("Which, where it left in several"),
    }),
    answer: answer(OfficeOrder),
  },
  "POST /orders/{no}/cancel": {
    summary: "Cancel an order that has not left: stock goes back, what was paid is refunded",
    parameters: orderNoParameter,
    body: z.object({ ...Seen, reason: words("the reason", 1, 200).describe("Stands in the order's history") }),
    answer: answer(OfficeOrder),
  },
  "POST /orders/{no}/mail": {
    summary: "Send a mail about the order once more",
    parameters: orderNoParameter,
    body: z.object({ template: z.enum(orderTemplates) }),
    answer: answer(OfficeOrder),
  },
  "POST /orders/{no}/checked": {
    summary: "Somebody has looked at what is to be checked about it",
    parameters: orderNoParameter,
    answer: answer(OfficeOrder),
  },
} satisfies Record<string, Call>;
