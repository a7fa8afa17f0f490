import { z } from "zod";
import { answer, type Call, Paise } from "../answer.ts";
import { checked } from "../checked.ts";
import * as field from "../fields.ts";
import { checkNames } from "./taxChecks.ts";

/** Paise; below zero where more was credited than sold. */
const Signed = z.int();
const Figures = z.object({ taxable: Signed, cgst: Signed, sgst: Signed, igst: Signed });

/** `running`: more documents may come. `open`: it is over in India, and can be closed. `closed`: nothing is issued into it any more. */
const MonthState = z.enum(["running", "open", "closed"]);

/** A month as the list shows it: its invoices less its credit notes. */
export const TaxMonthRow = z.object({
  month: z.string().describe("2026-11, in India's time"),
  state: MonthState,
  faults: z.int().describe("With so many it was closed all the same; 0: with none, or it is not closed"),
  invoices: z.int(),
  notes: z.int(),
  taxable: Signed,
  tax: Signed,
  total: Signed,
});
export type TaxMonthRow = z.infer<typeof TaxMonthRow>;

/** What is wrong; with the order and the product that it comes from, where there is one. */
const Fault = z.object({ words: z.string(), order_no: z.string().nullable(), product_id: z.int().nullable() });

const Check = z.object({
  name: z.enum(checkNames),
  count: z.int().describe("How many faults there are; 0: all is well"),
  faults: z.array(Fault).describe("The first 20"),
});

/** A month as it is declared. Everything is less credit notes but `days`. */
export const TaxMonth = z.object({
  month: z.string(),
  state: MonthState,
  ends_at: z.iso.datetime().describe("When the next month begins"),
  closed: z
    .object({
      by: z.string(),
      at: z.iso.datetime(),
      digest: z.string().describe("SHA-256 over every document and its lines, hexadecimal"),
      despite: z
        .object({ reason: z.string(), faults: z.int() })
        .nullable()
        .describe("Closed although it had faults: why"),
      holds: z.boolean().describe("Whether the documents still have it"),
    })
    .nullable(),
  sellers: z.array(z.string()).describe("GSTINs under which its documents were issued"),
  whole: Figures.extend({ invoices: z.int(), notes: z.int(), round_off: Signed, total: Signed }).describe(
    "As the documents say themselves",
  ),
  checks: z.array(Check),
  parts: z.array(Figures.extend({ part: z.enum(["b2b", "b2cl", "b2cs", "cdnr", "cdnur"]), documents: z.int() })),
  hsn: z.array(
    Figures.extend({
      registered: z.boolean().describe("Sold to buyers with a GSTIN"),
      hsn: z.string(),
      gst_bp: z.int(),
      quantity: z.int(),
    }),
  ),
  series: z.array(
    z.object({ kind: z.enum(["invoice", "credit_note"]), from: z.string(), to: z.string(), total: z.int() }),
  ),
  gstr3b: z.object({
    taxable: Figures.describe("3.1(a): taxed above 0 %"),
    free: Signed.describe("3.1(c): nil rated or exempt"),
    interstate: z
      .array(z.object({ place: z.string(), name: z.string(), taxable: Signed, igst: Signed }))
      .describe("3.2: of 3.1(a), to buyers without a GSTIN in other states"),
  }),
  days: z
    .array(z.object({ day: z.string(), invoices: z.int(), sold: Paise, notes: z.int(), credited: Paise }))
    .describe("Days with documents, by their totals"),
});
export type TaxMonth = z.infer<typeof TaxMonth>;

const monthParameter = z.object({
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, "A month is written 2026-11."),
});

/** Files of a month: all sheets at once, what the portal takes, and the day book. */
export const taxFiles = ["gstr1.zip", "gstr1.json", "daybook.csv"] as const;
export type TaxFile = (typeof taxFiles)[number];

/** The calls of the tax month. Amounts in paise. */
export const taxCalls = {
  "GET /tax": {
    summary: "Months that have invoices or credit notes, the latest first, 12 at once",
    query: z.object({ after: monthParameter.shape.month.optional().describe("`next` of the page before") }),
    answer: answer(z.object({ rows: z.array(TaxMonthRow), next: z.string().nullable() })),
  },
  "GET /tax/{month}": {
    summary: "A month as it is declared: its checks, the parts of GSTR-1, the figures of GSTR-3B",
    parameters: monthParameter,
    answer: answer(TaxMonth),
  },
  "GET /tax/{month}/files/{file}": {
    summary: "A file of the month: GSTR-1's sheets (zip), the portal's JSON, the day book (CSV)",
    parameters: monthParameter.extend({ file: z.enum(taxFiles) }),
    answer: z.file(),
  },
  "POST /tax/{month}/close": {
    summary:
      "Close a month that is over and has no fault, for good; with faults that can't be mended, for a written reason. What was seen is sent along: when it is not so any more, or somebody was first, the month as it is comes with 409",
    parameters: monthParameter,
    body: z.object({
      documents: z.int().nonnegative(),
      total: Signed,
      despite: z
        .object({
          faults: z.int().positive().describe("How many were seen"),
          reason: checked((typed) => field.paragraphs(typed, "why it is closed all the same", 10, 1_000)),
        })
        .optional(),
    }),
    answer: answer(TaxMonth),
  },
} satisfies Record<string, Call>;
