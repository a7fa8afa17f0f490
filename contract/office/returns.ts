import { z } from "zod";
import { answer, type Call } from "../answer.ts";
import { checked } from "../checked.ts";
import * as field from "../fields.ts";
import { largestInt } from "../largestInt.ts";
import { Return, ReturnRequest } from "../returns.ts";
import { orderNoParameter } from "./order.ts";
import { OfficeOrder } from "./orderTruth.ts";

/** How a piece came back: fit to be sold, to be mended first, or good for nothing any more. */
export const Condition = z.enum(["shelf", "repair", "scrap"]);
export type Condition = z.infer<typeof Condition>;

/** A return in the list: what waits for the shop's word or for the parcel. */
export const ReturnRow = Return.pick({ number: true, state: true, reason: true }).extend({
  order_no: z.string(),
  name: z.string(),
  pieces: z.int(),
  exchange: z.boolean().describe("Something is kept in exchange"),
  asked_at: z.string(),
  changed_at: z.string().describe("When it came to this state"),
});

const returnParameters = orderNoParameter.extend({ n: z.coerce.number().int().positive().max(largestInt) });
const words = checked((typed) => field.text(typed, "the words for the customer", 0, 500));

/** What came back: all pieces of the return, each with its condition. There is no default. */
const Received = z.object({
  lines: z
    .array(z.object({ id: z.int().positive(), quantity: z.int().min(1).max(999), condition: Condition }))
    .min(1)
    .max(300)
    .describe("A variant stands once for each condition in which pieces of it came"),
  exchange: z
    .enum(["send", "refund"])
    .optional()
    .describe(
      "Whether what is kept in exchange goes out, or the money back; without it, it goes out where its pieces came fit for the shelf",
    ),
  note: words.optional().describe("Goes to the customer"),
});

/** The calls by which goods come back. */
export const officeReturnCalls = {
  "GET /returns": {
    summary: "Returns, oldest first: those that wait, or one state's",
    query: z.object({
      state: Return.shape.state.optional().describe("Without it those that wait: requested and accepted"),
      after: z.string().max(60).optional(),
    }),
    answer: answer(z.object({ rows: z.array(ReturnRow), next: z.string().nullable() })),
  },
  "POST /orders/{no}/return": {
    summary: "Ask for a return for a caller, as the customer would himself",
    parameters: orderNoParameter,
    body: ReturnRequest,
    answer: answer(OfficeOrder),
  },
  "PATCH /returns/{no}/{n}": {
    summary: "Accept or refuse a return",
    parameters: returnParameters,
    body: z
      .object({ decision: z.enum(["accepted", "refused"]), note: words.default("") })
      .refine(({ decision, note }) => decision === "accepted" || note !== "", {
        path: ["note"],
        message: "Please say why; the words go to the customer.",
      }),
    answer: answer(OfficeOrder),
  },
  "POST /returns/{no}/{n}/receive": {
    summary:
      "What came back, with its condition: credit note, and refund or the order that goes out in exchange; only what is fit for it goes on the shelf",
    parameters: returnParameters,
    body: Received,
    answer: answer(OfficeOrder),
  },
} satisfies Record<string, Call>;
