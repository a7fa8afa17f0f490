import { z } from "zod";
import { answer, type Call } from "./answer.ts";

const slug = z.string().regex(/^[a-z0-9-]{1,80}$/, "small letters, digits and hyphens");
const name = z.string().regex(/^[a-z][a-z_]{0,30}$/, "small letters");
const words = (most: number) => z.string().min(1).max(most);

/** An answer: what it narrows a list to, in the list's own parameters, and why that is good for who gives it. */
const GuideAnswer = z.strictObject({
  value: slug,
  label: words(80),
  find: z.record(name, words(200)).default({}),
  because: z.string().max(200).default(""),
});
const GuideQuestion = z
  .strictObject({
    name,
    ask: words(120),
    help: z.string().max(300).default(""),
    answers: z.array(GuideAnswer).min(2).max(8),
  })
  .refine(
    ({ answers }) => new Set(answers.map(({ value }) => value)).size === answers.length,
    "an answer stands twice",
  );
/** Sizes by age, height or hand, to be read across. */
const GuideTable = z
  .strictObject({ caption: words(120), columns: z.array(words(40)).min(2).max(5), rows: z.array(z.array(words(60))) })
  .refine(({ columns, rows }) => rows.every(({ length }) => length === columns.length), "a row has a cell a column");

/** Instruments whose usual sizes the storefront has drawn to scale. */
const DrawnSizes = z.enum(["guitar", "violin"]);
export type DrawnSizes = z.infer<typeof DrawnSizes>;

/** A way to choose from one category: five questions at most. */
export const Guide = z
  .strictObject({
    slug,
    title: words(80),
    text: words(600),
    category: slug.describe("The department or category from which one chooses"),
    questions: z.array(GuideQuestion).min(1).max(5),
    table: GuideTable.optional(),
    sizes: DrawnSizes.optional().describe("Whose sizes are drawn beside it"),
    needs: z
      .array(z.strictObject({ text: words(200), category: slug }))
      .max(6)
      .default([]),
  })
  .refine(
    ({ questions }) => new Set(questions.map((one) => one.name)).size === questions.length,
    "a question stands twice",
  )
  .refine(({ questions }) => {
    const asked = questions.flatMap(({ answers }) => [...new Set(answers.flatMap(({ find }) => Object.keys(find)))]);
    return new Set(asked).size === asked.length && !asked.includes("category");
  }, "a parameter is set by one question alone, and `category` by none");
export type Guide = z.infer<typeof Guide>;

export const guideCalls = {
  "GET /get/guides": {
    summary: "The guides that help to choose, as far as the shop has what they lead to",
    answer: answer(
      z.array(z.object({ slug: z.string(), title: z.string(), category: z.string(), sizes: DrawnSizes.optional() })),
    ),
  },
  "GET /get/guide/{guide}": {
    summary: "A guide with its questions; an answer's `find` are parameters of the product list",
    parameters: z.object({ guide: z.string().min(1).max(80) }),
    answer: answer(Guide),
  },
} satisfies Record<string, Call>;
