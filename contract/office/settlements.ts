import { z } from "zod";
import { answer, type Call, Outcome, Paise } from "../answer.ts";
import { checked } from "../checked.ts";
import * as field from "../fields.ts";
import { reportLimits, settlementLists } from "./settlementLists.ts";

/** Paise; below zero where money was kept back. */
const Signed = z.int();
const Day = z.string().describe("2026-11-24, in India");
const Of = z.enum(["line", "payment", "refund"]);

/** A line of a report, or money of ours that waits for one. Amounts in paise. */
export const SettlementRow = z.object({
  of: Of,
  id: z.int(),
  order_no: z.string().nullable().describe("Null: no order of ours"),
  source: z.enum(["gateway", "courier"]),
  what: z.string().describe("As the report calls it: payment, refund, cash, adjustment"),
  outside: z.string().describe("The gateway's id, or what the courier named: order or AWB"),
  said: Paise.nullable().describe("What the reports say of it, all lines together; null: nothing yet"),
  ours: Paise.nullable().describe("What the shop has written down; null: nothing"),
  fee: Paise.describe("Without its GST"),
  fee_gst: Paise,
  net: Signed.nullable().describe("What came to the bank"),
  reference: z.string().nullable().describe("The bank's (UTR)"),
  day: Day.describe("Transferred; for what waits: paid, or given back"),
  days: z.int().describe("Since then"),
  late: z.boolean().describe("Waits longer than it should"),
  note: z.object({ reason: z.string(), name: z.string(), at: z.string() }).nullable().describe("Settled by hand"),
  taken_back: z
    .object({ reason: z.string(), name: z.string(), why: z.string(), by: z.string(), at: z.string() })
    .nullable()
    .describe("Was settled by hand, and somebody took that back: the last time"),
});
export type SettlementRow = z.infer<typeof SettlementRow>;

/** What came by one reference of the bank: `net` is what the bank's statement has. */
export const SettlementTransfer = z.object({
  reference: z.string(),
  source: z.enum(["gateway", "courier"]),
  day: Day,
  lines: z.int(),
  taken: Paise.describe("Payments and cash, before fees"),
  back: Paise.describe("Refunds"),
  other: Signed.describe("Adjustments and the like"),
  fee: Paise,
  fee_gst: Paise,
  net: Signed,
  odd: z.int().describe("Lines that differ or are unknown, and that nobody has settled"),
});
export type SettlementTransfer = z.infer<typeof SettlementTransfer>;

const Part = z.object({
  captured: Paise.describe("Paid in the month"),
  settled: Paise.describe("Of what was transferred in the month: payments or cash, before fees"),
  back: Paise.describe("Refunds that were taken off"),
  fee: Paise,
  fee_gst: Paise,
  net: Signed.describe("What came to the bank"),
  waits: z.object({
    amount: Signed.describe("Now, whatever the month; refunds less"),
    count: z.int(),
    late: z.int(),
    days: z.int().describe("The oldest"),
    limit: z.int().describe("From so many days on it is late"),
  }),
});

/** A month of settlements, and what is to be looked at whatever the month. */
export const Settlements = z.object({
  month: z.string(),
  gateway: Part,
  courier: Part,
  freight: z
    .object({
      charged: Signed.describe("Without the GST that the bills name"),
      gst: Signed,
      parcels: z.int(),
      unknown: z.int().describe("Lines of no order of ours"),
    })
    .describe("What couriers' bills of the month come to"),
  differs: z.int(),
  unknown: z.int(),
});
export type Settlements = z.infer<typeof Settlements>;

/** What became of a report. */
export const SettlementReport = z.object({
  source: z.enum(["gateway", "courier", "freight"]).describe("freight: a courier's bill"),
  lines: z.int(),
  added: z.int(),
  known: z.int().describe("Were here already"),
  waiting: z.int().describe("Not transferred yet: left out, they come again"),
  net: Signed.describe("What came to the bank by the added ones; of a bill, what they come to with GST"),
  changed: z
    .array(z.string())
    .describe("The first 20 ids that are here with other figures; what was here first stands"),
  unknown: z
    .array(z.string())
    .describe("Of a bill, the first 20 AWBs or numbers of added lines that belong to no order of ours"),
});
export type SettlementReport = z.infer<typeof SettlementReport>;

const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, "A month is written 2026-11.")
  .optional()
  .describe("In India's time; this one where none is said");
const after = z.string().max(60).optional().describe("`next` of the page before");
const list = z.object({ list: z.enum(settlementLists) });

/** The calls by which what came to the bank is held against orders. */
export const settlementCalls = {
  "GET /settlements": {
    summary: "What was captured, settled and kept as fees in a month; what waits, and what is odd",
    query: z.object({ month }),
    answer: answer(Settlements),
  },
  "GET /settlements/transfers": {
    summary: "What came by each reference of the bank, the latest first, 50 at once",
    query: z.object({ after }),
    answer: answer(z.object({ rows: z.array(SettlementTransfer), next: z.string().nullable() })),
  },
  "GET /settlements/lists/{list}": {
    summary: "Lines by how they match, the latest first; what waits, the oldest first; 50 at once",
    parameters: list,
    query: z.object({ after, reference: z.string().max(100).optional().describe("Of this transfer alone") }),
    answer: answer(z.object({ rows: z.array(SettlementRow), next: z.string().nullable() })),
  },
  "GET /settlements/lists/{list}/csv": {
    summary: "The same list whole, as a CSV file in rupees",
    parameters: list,
    answer: z.file().mime("text/csv"),
  },
  "POST /settlements/reports": {
    summary:
      "A settlement report of the gateway, a remittance or a bill of a courier (CSV). All of it goes in or nothing; what is here already counts once",
    query: z.object({ name: z.string().trim().min(1).max(200).default("report.csv") }),
    stream: { types: ["text/*", "application/octet-stream", "application/vnd.ms-excel"], most: reportLimits.bytes },
    answer: answer(SettlementReport),
  },
  "POST /settlements/by-hand": {
    summary: "Settle an odd line, or money that comes by no report, with why; 409 when somebody has",
    body: z.object({
      of: Of,
      id: z.int().positive(),
      reason: checked((typed) => field.text(typed, "the reason", 3, 300)),
    }),
    answer: answer(SettlementRow),
  },
  "POST /settlements/by-hand/back": {
    summary:
      "Take back what was settled by hand, with why: it stands in its list again; 409 when nobody has settled it",
    body: z.object({
      of: Of,
      id: z.int().positive(),
      reason: checked((typed) => field.text(typed, "the reason", 3, 300)),
    }),
    answer: Outcome,
  },
} satisfies Record<string, Call>;
