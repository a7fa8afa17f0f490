import { z } from "zod";
import { answer, type Call, Outcome, Paise } from "../answer.ts";
import { checked } from "../checked.ts";
import { largestInt } from "../largestInt.ts";
import { orderNoParameter } from "./order.ts";

/** A bank's reference of a transfer (UTR) as it is typed. */
export const Utr = z
  .string()
  .trim()
  .regex(/^[\w-]{6,40}$/, "Please check the bank's reference: 6 to 40 letters and digits.");

const inCapitals = (typed: string) => typed.replace(/\s/g, "").toUpperCase();

/** The account to which a refund is transferred. */
export const Account = z.object({
  name: z
    .string()
    .trim()
    .max(60, "Please shorten the name to 60 characters.")
    .regex(/^[A-Za-z][A-Za-z0-9 .&'()/-]*$/, "Please enter the name as the bank has it, in Latin letters.")
    .describe("Whose it is, as the bank has it"),
  number: checked((typed) => {
    const value = typed.replace(/[\s-]/g, "");
    return /^\d{9,18}$/.test(value)
      ? { ok: true, value }
      : { ok: false, message: "Please check the account number: 9 to 18 digits." };
  }),
  ifsc: checked((typed) =>
    /^[A-Z]{4}0[A-Z0-9]{6}$/.test(inCapitals(typed))
      ? { ok: true, value: inCapitals(typed) }
      : { ok: false, message: "Please check the IFSC, such as SBIN0000001: four letters, a zero, six more." },
  ),
});
export type Account = z.infer<typeof Account>;

/** An account as it is shown: of its number the last four digits. */
export const AccountSeen = z.object({ name: z.string(), ending: z.string(), ifsc: z.string() });

/** Transfers that the bank is asked for in one file. */
export const BankFile = z.object({
  id: z.int(),
  at: z.string(),
  by: z.string(),
  waiting: z.int().describe("How many of its transfers are not settled"),
  amount: Paise.describe("Of all that were not taken back"),
  rows: z.array(
    z.object({
      refund: z.int(),
      order_no: z.string(),
      amount: Paise,
      account: AccountSeen,
      state: z.enum(["waiting", "paid", "back"]),
      reference: z.string().nullable(),
      said: z.string().describe("Why the bank refused it, or gave it back"),
    }),
  ),
});
export type BankFile = z.infer<typeof BankFile>;

/** What the bank's answer came to. */
export const BankAnswer = z.object({
  paid: z.int(),
  refused: z.int().describe("Are due again: refused, or made and given back"),
  waiting: z.int().describe("Of which it says nothing yet"),
  odd: z.array(z.object({ line: z.int(), message: z.string() })).describe("Lines that settled nothing, the first 20"),
});
export type BankAnswer = z.infer<typeof BankAnswer>;

/** How many transfers one file has at most, and how large the bank's answer may be. */
const most = { transfers: 500, answer: 2 * 1024 * 1024 };

const file = z.object({ id: z.coerce.number().int().positive().max(largestInt) });
const id = z.int().positive();

/** The calls by which refunds are transferred many at once. Amounts in paise. */
export const bankFileCalls = {
  "PUT /orders/{no}/account": {
    summary: "Keep the account to which the order's refunds are transferred",
    parameters: orderNoParameter,
    body: Account,
    answer: Outcome,
  },
  "GET /refunds/files": {
    summary: "Files for the bank: all of which something waits, and the last ten",
    answer: answer(z.object({ files: z.array(BankFile) })),
  },
  "POST /refunds/files": {
    summary: "Put transfers into a file for the bank, all or none; 409 when one is not due, or stands in a file",
    body: z.object({
      refunds: z
        .array(id)
        .min(1, "Please choose a transfer.")
        .max(most.transfers)
        .refine((ids) => new Set(ids).size === ids.length, "Each refund can stand there once."),
    }),
    answer: answer(z.object({ id: z.int() })),
  },
  "GET /refunds/files/{id}/csv": {
    summary: "A file as the bank takes it: beneficiary, account, IFSC, rupees, remark",
    parameters: file,
    answer: z.file().mime("text/csv"),
  },
  "POST /refunds/files/{id}/paid": {
    summary: "All that waits of a file was transferred, under this reference",
    parameters: file,
    body: z.object({ reference: Utr }),
    answer: answer(z.object({ paid: z.int() })),
  },
  "POST /refunds/files/{id}/answer": {
    summary: "Settle a file by the bank's answer, a CSV with a reference for each transfer",
    parameters: file,
    body: z.object({ text: z.string().min(1, "Please choose the bank's file.").max(most.answer) }),
    most: most.answer * 2,
    answer: answer(BankAnswer),
  },
  "POST /refunds/files/{id}/back": {
    summary: "Take what waits of a file back, or one transfer of it: it is due again",
    parameters: file,
    body: z.object({ refund: id.optional() }),
    answer: answer(z.object({ back: z.int() })),
  },
} satisfies Record<string, Call>;
