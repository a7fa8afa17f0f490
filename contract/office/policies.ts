import { z } from "zod";
import { answer, type Call } from "../answer.ts";
import { largestInt } from "../largestInt.ts";
import { policyNames } from "../shop.ts";
import { text, When } from "./shopfrontStates.ts";

const policyParameter = z.object({ policy: z.enum(policyNames) });
const version = z.int().min(0).describe("As it was seen: goes up with all that is done to the policy; 0: nothing yet");

/** `shown`: what shoppers read. `planned`: its time is to come. `over`: a later one holds. */
const EditionState = z.enum(["shown", "planned", "over", "taken_back"]);

/** A policy's text from a time on. */
const Edition = z.object({
  id: z.int(),
  state: EditionState,
  from: z.string(),
  at: z.string().describe("When it was published or planned"),
  name: z.string().describe("By whom"),
  words: z.string(),
  text: z.string().nullable().describe("Markdown; null: as the file says"),
});

/** A policy: what shoppers read of it, what is being written, and all its editions. */
export const OfficePolicy = z.object({
  policy: z.enum(policyNames),
  title: z.string().describe("Of what shoppers read"),
  path: z.string().describe("Its page in the shop"),
  version,
  text: z.string().describe("The draft; what shoppers read where there is none. Markdown"),
  shown: z.string().describe("What shoppers read, Markdown"),
  by_file: z.boolean().describe("Whether shoppers read what the file says"),
  file: z.string().describe("Where the file is"),
  draft: z.object({ name: z.string(), at: z.string() }).nullable(),
  editions: z.array(Edition).describe("The 20 latest, and all that are planned"),
  facts: z.array(z.object({ name: z.string(), value: z.string() })).describe("What {names} in the text stand for"),
});
export type OfficePolicy = z.infer<typeof OfficePolicy>;

const PolicyRow = OfficePolicy.pick({ policy: true, title: true, by_file: true, draft: true }).extend({
  shown: z.object({ from: z.string(), name: z.string() }).nullable().describe("The edition that shoppers read"),
  planned: z.object({ from: z.string(), name: z.string() }).nullable().describe("The next one"),
});
export type PolicyRow = z.infer<typeof PolicyRow>;

/** The calls by which policies are written. Orders keep the text that was agreed to with them. */
export const policyCalls = {
  "GET /policies": { summary: "The shop's policies", answer: answer(z.object({ rows: z.array(PolicyRow) })) },
  "GET /policies/{policy}": {
    summary: "A policy: text, draft, editions",
    parameters: policyParameter,
    answer: answer(OfficePolicy),
  },
  "PUT /policies/{policy}/draft": {
    summary: "Keep a draft; shoppers see nothing of it. Without a text, or with the one that is shown, the draft goes",
    parameters: policyParameter,
    most: 700_000,
    body: z.object({
      version,
      text: z.string().max(100_000, "Please shorten the text to 100,000 characters.").nullable(),
    }),
    answer: answer(OfficePolicy),
  },
  "POST /policies/{policy}/publish": {
    summary: "Show the draft to shoppers, or what the file says: now, or from a time on",
    parameters: policyParameter,
    body: z.object({
      version,
      words: text("the words", 0, 200).default(""),
      from: When.optional(),
      file: z.boolean().default(false).describe("What the file says, instead of the draft"),
    }),
    answer: answer(OfficePolicy),
  },
  "POST /policies/{policy}/take-back": {
    summary: "Take an edition back: what was before it holds again",
    parameters: policyParameter,
    body: z.object({ version, id: z.int().min(1).max(largestInt) }),
    answer: answer(OfficePolicy),
  },
} satisfies Record<string, Call>;
