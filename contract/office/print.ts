import { z } from "zod";
import { answer, type Call } from "../answer.ts";

/** Papers of an order, each on its own size: packing slip (A5), label (100 × 150 mm), invoice (A4). */
export const printables = ["slip", "label", "invoice"] as const;
export type Printable = (typeof printables)[number];

/** How many orders one print or pick list may have, and how many labels of variants. */
const most = { orders: 100, labels: 1_000 } as const;

const unique = (list: readonly string[]): boolean => new Set(list).size === list.length;

/** Orders' numbers in any letter case, each once. */
const OrderNos = z
  .array(z.string().min(1).max(40).toUpperCase())
  .min(1, "Please choose an order.")
  .max(most.orders, `At most ${most.orders} orders at once.`)
  .refine(unique, "Each order once.");

const Printables = z
  .array(z.enum(printables))
  .min(1, "Please choose what to print.")
  .refine(unique, "Each paper once.");

/** "12,15x4": one label of variant 12, four of variant 15. */
const LabelsWanted = z
  .string()
  .max(5_000)
  .regex(/^\d{1,9}(x\d{1,3})?(,\d{1,9}(x\d{1,3})?)*$/, "Variants' numbers with commas between, such as 12,15x4.")
  .transform((text) =>
    text.split(",").map((part) => {
      const [id, count = "1"] = part.split("x");
      return { id: Number(id), count: Number(count) };
    }),
  )
  .refine(
    (wanted) => wanted.reduce((sum, { count }) => sum + count, 0) <= most.labels,
    `At most ${most.labels.toLocaleString("en-IN")} labels at once.`,
  );

/** Sheets of labels by how many are on A4, or a roll. */
export const labelFormats = ["24", "40", "65", "roll"] as const;

/** A print that was written down. */
export const Print = z.object({
  id: z.uuid(),
  url: z.string().describe("Where its one PDF is, for an hour and as often as wanted, for whoever printed it"),
  again: z.array(z.string()).describe("Orders of which something had been printed before: slip and label say COPY"),
});
export type Print = z.infer<typeof Print>;

const Pdf = z.file().mime("application/pdf");

export const printCalls = {
  "POST /print": {
    summary:
      "Write down that papers of orders are printed, and say where their PDF is: per order as named, in the order of `what`",
    body: z.object({ orders: OrderNos, what: Printables }),
    answer: answer(Print),
  },
  "GET /print/pick": {
    summary: "A pick list as PDF: one walk along the shelves for all orders, then order by order",
    query: z.object({
      orders: z
        .string()
        .transform((text) => text.split(",").filter(Boolean))
        .pipe(OrderNos),
    }),
    answer: Pdf,
  },
  "GET /print/labels": {
    summary: "Labels of variants as PDF, for shelves and pieces",
    query: z.object({
      variants: LabelsWanted,
      sheet: z.enum(labelFormats).default("24"),
      skip: z
        .string()
        .regex(/^\d{1,2}$/)
        .transform(Number)
        .default(0)
        .describe("Labels of the first sheet that are gone"),
    }),
    answer: Pdf,
  },
  "GET /print/{id}": {
    summary: "The PDF of a print",
    parameters: z.object({ id: z.uuid() }),
    query: z.object({
      what: z
        .string()
        .transform((text) => text.split(","))
        .pipe(Printables)
        .optional()
        .describe("Only these of its papers, for a printer of their own: slip,invoice"),
    }),
    answer: Pdf,
  },
} satisfies Record<string, Call>;
