import { z } from "zod";
import { answer, type Call } from "../answer.ts";
import { fileKinds, fileLimits, filePlaces } from "./fileKinds.ts";
import { rights } from "./rights.ts";

/** A cell as an export would write it, before and after. `sku` is empty for what is the product's own. */
const Cell = z.object({ sku: z.string(), column: z.string(), before: z.string(), after: z.string() });
export type FileCell = z.infer<typeof Cell>;

/** A product of which something changes, with at most so many cells; `more` that are not told. */
const Difference = z.object({
  id: z.int().nullable().describe("Null for one that is not there yet"),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(["added", "changed"]),
  cells: z.array(Cell),
  more: z.int(),
});
export type FileDifference = z.infer<typeof Difference>;

const Problem = z.object({
  line: z.int().describe("Of the file, from 1"),
  kind: z.enum(["refused", "notice"]).describe("Refused: the row does not go in. Notice: it does, corrected"),
  product: z.string(),
  reason: z.string(),
});

/** What its owner should look at before he says yes. `was` and `now` are paise or pieces. */
const Notable = z.object({
  kind: z.enum(["retired", "returned", "published", "hidden", "price raised", "stock raised"]),
  count: z.int(),
  first: z.array(z.object({ subject: z.string(), was: z.int().optional(), now: z.int().optional() })),
});

/** What a file would do, or has done. Products by what becomes of them. */
export const FileOutcome = z.object({
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refusals: z.int(),
  notices: z.int(),
  columns: z.array(z.object({ name: z.string(), cells: z.int() })).describe("What changes, by column"),
  unread: z
    .array(z.string())
    .optional()
    .describe(`Products only: the first ${fileLimits.columns} columns that nothing is taken from`),
  places: z
    .array(z.object({ text: z.string(), how: z.enum(filePlaces), to: z.string(), products: z.int() }))
    .optional()
    .describe(
      `Products only: where the first ${fileLimits.places} of the file's categories go, as slugs, and how it is known`,
    ),
  notable: z.array(Notable),
  differences: z.array(Difference).describe(`The first ${fileLimits.products}`),
  problems: z.array(Problem).describe(`The first ${fileLimits.problems}`),
  stamp: z.string().describe("Of the whole difference; what is applied is this one"),
  needs: z
    .array(z.enum(Object.keys(rights) as [keyof typeof rights]))
    .describe("Rights without which it can't be applied"),
});
export type FileOutcome = z.infer<typeof FileOutcome>;

/** A file that was sent, seen by who sent it, for a day. */
export const SentFile = z.object({
  id: z.uuid(),
  name: z.string(),
  what: z.enum(fileKinds),
  bytes: z.int(),
  digest: z.string().describe("SHA-256 of the file"),
  state: z.enum(["reading", "read", "applying", "applied", "failed"]),
  part: z.number().min(0).max(1).describe("How far it is, while it is read or applied"),
  problem: z
    .string()
    .nullable()
    .describe("Why it failed; or why another difference is shown than the one that was to be applied"),
  outcome: FileOutcome.nullable(),
});
export type SentFile = z.infer<typeof SentFile>;

const id = z.object({ id: z.string().regex(/^[\da-f-]{1,36}$/) });
const csv = z.file().mime("text/csv");

/** The calls of files that go out and come in. What names people is written down, and is therefore no GET. */
export const fileCalls = {
  "GET /exports/products": { summary: "All products as a CSV file that can come back", answer: csv },
  "GET /exports/stock": { summary: "Pieces of each variant as a CSV file that can come back", answer: csv },
  "POST /exports/orders": { summary: "All orders as a CSV file", answer: csv },
  "POST /exports/customers": { summary: "All accounts as a CSV file, without passwords", answer: csv },
  "POST /imports": {
    summary: "Send a CSV file; it is read, and what it would do is told. Nothing is changed",
    query: z.object({
      name: z.string().trim().min(1).max(200).default("products.csv"),
      what: z.enum(fileKinds).default("products"),
      written: z.iso
        .datetime({ offset: true, message: "Please enter a time as 2026-11-22T18:30:00+05:30." })
        .optional()
        .describe("Stock: when it was counted, where the file doesn't say"),
    }),
    stream: { types: ["text/*", "application/octet-stream", "application/vnd.ms-excel"], most: fileLimits.bytes },
    answer: answer(SentFile),
    done: [201],
  },
  "GET /imports/{id}": {
    summary: "How far a file is, what it would do or has done",
    parameters: id,
    answer: answer(SentFile),
  },
  "POST /imports/{id}/apply": {
    summary: "Do what was shown; refused where that is not what the file would do any more",
    parameters: id,
    body: z.object({ digest: z.string().max(100), stamp: z.string().max(100) }),
    answer: answer(SentFile),
  },
} satisfies Record<string, Call>;
