import { z } from "zod";
import { answer, type Call } from "../answer.ts";
import { checked } from "../checked.ts";
import * as field from "../fields.ts";
import { largestInt } from "../largestInt.ts";
import { stockViews } from "./stock.ts";

/** So many variants one count has at most. */
export const mostCounted = 1_000;

/**
 * `counting`: shelves are scanned; `counted`: what differs is there to be looked at; `waiting`: a difference is for whoever may
 * approve it; `closed`: stock is right; `dropped`: given up, and nothing was moved.
 */
export const countStates = ["counting", "counted", "waiting", "closed", "dropped"] as const;

/** What became of a line: `left`: nothing was moved of it; `waiting`: somebody has to approve it. */
export const CountOutcome = z.enum(["same", "applied", "waiting", "left"]);

/** A variant of a count. While shelves are scanned nobody is told how many there should be. */
export const CountLine = z.object({
  id: z.int().describe("The variant's"),
  sku: z.string(),
  gtin: z.string().nullable(),
  name: z.string(),
  options: z.array(z.string()),
  image: z.string().nullable(),
  place: z.string().nullable(),
  open: z.boolean().describe("To be counted in this round"),
  counted: z.int().nullable().describe("Null: nothing of it was scanned in this round"),
  result: z
    .object({
      book: z.int().describe("What should have lain on the shelf as it was scanned"),
      difference: z.int(),
      before: z.int().nullable().describe("What was counted the time before"),
      moved: z.boolean().describe("What should lie there changed while it was scanned"),
      worth: z.int().describe("The difference at its selling price, in paise; below zero where pieces are missing"),
      outcome: CountOutcome.nullable(),
    })
    .optional()
    .describe("Once all is counted"),
});
export type CountLine = z.infer<typeof CountLine>;

const Head = z.object({
  id: z.int(),
  words: z.string().describe("What is counted"),
  state: z.enum(countStates),
  round: z.int().positive(),
  name: z.string().describe("Who began it"),
  at: z.string(),
  closed: z.object({ name: z.string(), at: z.string() }).nullable(),
});
export const CountRow = Head.extend({
  lines: z.int(),
  open: z.int().describe("Variants to be counted in this round"),
  scanned: z.int().describe("Of these so many were scanned"),
  differ: z.int().nullable().describe("Variants that differ; null until all is counted"),
});
export type CountRow = z.infer<typeof CountRow>;
export const Count = Head.extend({ lines: z.array(CountLine).describe("Along the shelves") });
export type Count = z.infer<typeof Count>;

/** A scan. `add`: counts it though it stands at another place, and from then on it is one of the count's. */
export const CountScan = z.object({
  scan: z.uuid().describe("The device's name for it: the same again counts once"),
  code: z.string().trim().min(1, "Which code?").max(100),
  pieces: z
    .int()
    .min(-9_999)
    .max(9_999)
    .refine((pieces) => pieces !== 0, "How many?")
    .default(1)
    .describe("Below zero takes back what was scanned"),
  add: z.boolean().default(false),
});
export type CountScan = z.output<typeof CountScan>;

/**
 * What a scan came to. `elsewhere`: it is none of this count; `done`: it is not counted again in this round; `several`: the code
 * stands on more than one variant; `less`: fewer would be left than none.
 */
export const CountScanned = z.object({
  scan: z.string(),
  outcome: z.enum(["counted", "elsewhere", "done", "several", "less", "unknown"]),
  line: CountLine.nullable(),
  message: z.string(),
});
export type CountScanned = z.infer<typeof CountScanned>;

const parameters = z.object({ id: z.coerce.number().int().positive().max(largestInt) });
const Variants = z.array(z.int().positive().max(largestInt)).max(mostCounted);
const words = (label: string, most: number) => checked((typed) => field.text(typed, label, 0, most));

/** Counting by scanner: blind, a second time where it differs, and then by how many more or fewer. */
export const countCalls = {
  "GET /counts": {
    summary: "Counts, the latest first, 50 at once",
    query: z.object({ after: z.coerce.number().int().positive().max(largestInt).optional() }),
    answer: answer(z.object({ rows: z.array(CountRow), next: z.string().nullable() })),
  },
  "POST /counts": {
    summary: "Begin to count a place (with all below it: B-04 has B-04-2), or what the list of stock would show",
    body: z.object({
      place: words("the place", 60).default(""),
      search: words("the words", 200).default(""),
      view: z.enum(stockViews).exclude(["retired"]).default("all"),
    }),
    answer: answer(Count),
  },
  "GET /counts/{id}": { summary: "A count with its lines", parameters, answer: answer(Count) },
  "POST /counts/{id}/scans": {
    summary: "Pieces that lie there, each scan by itself; 409 when nothing is to be scanned",
    parameters,
    body: z.object({ scans: z.array(CountScan).min(1).max(50) }),
    answer: answer(z.array(CountScanned)),
  },
  "POST /counts/{id}/finish": {
    summary:
      "The round is over: what differs after the first is counted once more. 409 when somebody else has ended it",
    parameters,
    body: z.object({
      round: z.int().positive(),
      rest: z
        .enum(["none", "left"])
        .describe("What was not scanned: there is none of it, or it is left out of the count"),
    }),
    answer: answer(Count),
  },
  "POST /counts/{id}/again": {
    summary: "Count these once more",
    parameters,
    body: z.object({ variants: Variants.min(1) }),
    answer: answer(Count),
  },
  "POST /counts/{id}/close": {
    summary:
      "Move stock by what differs; what is worth more than the role's limit waits for somebody who may approve it",
    parameters,
    body: z.object({ without: Variants.default([]).describe("Left as it stands in the books") }),
    answer: answer(Count),
  },
  "POST /counts/{id}/approve": {
    summary: "Move stock by what waits",
    parameters,
    body: z.object({ without: Variants.default([]) }),
    answer: answer(Count),
  },
  "POST /counts/{id}/drop": {
    summary: "Give a count up: nothing is moved",
    parameters,
    answer: answer(Count),
  },
} satisfies Record<string, Call>;
