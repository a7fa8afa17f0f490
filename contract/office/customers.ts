import { z } from "zod";
import { answer, type Call, Outcome } from "../answer.ts";
import { checked } from "../checked.ts";
import { Consent, CustomerData, SavedAddress, Session } from "../customers.ts";
import * as field from "../fields.ts";
import { Return } from "../returns.ts";
import { CustomerNote } from "./customerNote.ts";
import { OrderRow, SoughtAs } from "./orders.ts";
import { WrongAddress } from "./wrongAddress.ts";

/** By what a customer is asked for: his account's number, or the number of an order of his, in any writing. */
const parameters = z.object({ id: z.string().trim().min(1).max(40) });

/** A customer in the list: an account, or who has bought as a visitor. Times UTC. */
export const CustomerRow = z.object({
  id: z.string().describe("The account's number; of a visitor the number of his last order"),
  account: z.boolean().describe("false: has bought as a visitor"),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  proven: z.boolean().describe("The mail address is proved to be his"),
  since: z.string().describe("When the account was opened, or a visitor's last order placed"),
  cash_closed: z.boolean().describe("Is not offered cash on delivery"),
});
export type CustomerRow = z.infer<typeof CustomerRow>;

/** Why somebody is not offered cash on delivery, who said so, and when. */
export const CashBlock = z.object({ reason: z.string(), by: z.string(), at: z.string() });

/** A customer, whole, but his orders. What only an account has is empty for who has bought as a visitor. */
export const CustomerSeen = z.object({
  id: z.string(),
  account: z.boolean(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  proven: z.boolean(),
  pending_email: z.string().nullable().describe("A new address that waits for its link to be opened"),
  gst: z.object({ gstin: z.string(), business_name: z.string() }).nullable().describe("The business he buys for"),
  imported: z.boolean().describe("Brought from another shop"),
  since: z.string().nullable().describe("When the account was opened"),
  orders: z.int().describe("How many orders there are"),
  came_back: z.int().describe("How many of them nobody took at the door"),
  addresses: z.array(SavedAddress.extend({ wrong: WrongAddress.nullable().describe("null: nobody says so") })),
  notes: z.array(CustomerNote).describe("The latest first"),
  consents: z.array(Consent),
  sessions: z.array(Session.omit({ current: true })),
  returns: z
    .array(
      z.object({
        order_no: z.string(),
        number: z.int(),
        state: Return.shape.state,
        reason: Return.shape.reason,
        asked_at: z.string(),
      }),
    )
    .describe("The newest 20"),
  cash: CashBlock.nullable().describe("null: cash on delivery is open to him"),
});
export type CustomerSeen = z.infer<typeof CustomerSeen>;

/** The calls about customers. Those who have bought as visitors are found by their orders. */
export const officeCustomerCalls = {
  "GET /customers/list": {
    summary: "Customers, the newest accounts first, 50 at once; one field finds them by what callers say",
    query: z.object({
      search: z
        .string()
        .max(100)
        .optional()
        .describe("Mobile (its last digits too), mail address, name; or the number of an order, invoice or parcel"),
      after: z.string().max(20).optional().describe("`next` of the page before"),
    }),
    answer: answer(z.object({ rows: z.array(CustomerRow), next: z.string().nullable(), sought_as: z.array(SoughtAs) })),
  },
  "GET /customers/{id}": { summary: "A customer, whole", parameters, answer: answer(CustomerSeen) },
  "GET /customers/{id}/orders": {
    summary: "His orders, the newest first, 50 at once",
    parameters,
    query: z.object({ after: z.string().max(40).optional().describe("`next` of the page before") }),
    answer: answer(z.object({ rows: z.array(OrderRow), next: z.string().nullable() })),
  },
  "POST /customers/{id}/end-sessions": { summary: "Sign him out on all devices", parameters, answer: Outcome },
  "PUT /customers/{id}/cash": {
    summary: "Offer him no cash on delivery from now on, for a reason; or offer it again",
    parameters,
    body: z
      .object({
        closed: z.boolean(),
        reason: checked((typed) => field.text(typed, "the reason", 0, 200)).default(""),
      })
      .refine(({ closed, reason }) => !closed || reason !== "", {
        path: ["reason"],
        message: "Please say why; your colleagues see it.",
      }),
    answer: Outcome,
  },
  "POST /customers/{id}/notes": {
    summary: "Write a note about him, for the staff",
    parameters,
    body: z.object({ text: checked((typed) => field.paragraphs(typed, "the note", 1, 1_000)) }),
    answer: Outcome,
  },
  "DELETE /customers/{id}/notes/{note}": {
    summary: "Take a note about him away",
    parameters: parameters.extend({ note: z.string().regex(/^\d{1,15}$/, "A note's number.") }),
    answer: Outcome,
  },
  "PUT /customers/{id}/address": {
    summary:
      "Mark an address of his as wrong, for a reason, or as right again: one that he has saved, or that of an order",
    parameters,
    body: z
      .object({
        address_id: z.int().positive().optional().describe("Of his saved addresses; without it `id` names the order"),
        wrong: z.boolean(),
        reason: checked((typed) => field.text(typed, "the reason", 0, 200)).default(""),
      })
      .refine(({ wrong, reason }) => !wrong || reason !== "", {
        path: ["reason"],
        message: "Please say why; your colleagues see it.",
      }),
    answer: Outcome,
  },
  "POST /customers/{id}/export": {
    summary: "Everything that the shop keeps about him, as he could fetch it himself; that it was fetched is kept",
    parameters,
    answer: answer(CustomerData),
  },
  "DELETE /customers/{id}": {
    summary: "Delete the account, as he could himself; invoices stay as the law wants",
    parameters,
    answer: Outcome,
  },
} satisfies Record<string, Call>;
