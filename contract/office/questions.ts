import { z } from "zod";
import { answer, type Call } from "../answer.ts";
import { checked } from "../checked.ts";
import * as field from "../fields.ts";
import { QuestionState, questionStates } from "../questionStates.ts";
import { Question } from "../questions.ts";
import { questionRuleNames } from "./questionRules.ts";

/** A question as the staff sees it. Times UTC. */
export const QuestionRow = Question.omit({ answered_at: true }).extend({
  version: z.int(),
  state: QuestionState,
  product_id: z.int(),
  product_name: z.string(),
  product_url: z.string(),
  history: z.array(
    z.object({
      to_state: QuestionState,
      rule: z.string().nullable(),
      reason: z.string(),
      staff_name: z.string().nullable(),
      at: z.string(),
    }),
  ),
});
export type QuestionRow = z.infer<typeof QuestionRow>;

const parameters = z.object({ id: z.string().regex(/^[1-9]\d{0,8}$/) });
const version = z.int().describe("That of what was seen; 409, with `question` as it is now, when it has changed since");

/** The calls about what people ask. */
export const officeQuestionCalls = {
  "GET /questions": {
    summary: "Questions: those without an answer, the oldest first; or those of another state, the newest first",
    query: z.object({ view: z.enum(questionStates).default("waiting"), after: z.string().max(60).optional() }),
    answer: answer(z.object({ rows: z.array(QuestionRow), next: z.string().nullable() })),
  },
  "POST /questions/{id}/answer": {
    summary:
      "Answer a question, or change its answer: it is shown with it, and at the first time whoever asked is told",
    parameters,
    body: z.object({ version, answer: checked((typed) => field.paragraphs(typed, "the answer", 1, 1_800)) }),
    answer: answer(QuestionRow),
  },
  "POST /questions/{id}": {
    summary: "Refuse a question that waits, or take one that is shown away: both by a rule. Whose is refused is told",
    parameters,
    body: z.object({
      state: z.enum(["refused", "removed"]),
      version,
      rule: z.enum(questionRuleNames),
      reason: checked((typed) => field.text(typed, "why", 0, 300)).default(""),
    }),
    answer: answer(QuestionRow),
  },
} satisfies Record<string, Call>;
