import { z } from "zod";
import { answer, type Call, Outcome } from "./answer.ts";
import { checked } from "./checked.ts";
import { email, questionWords, reviewName } from "./fields.ts";
import { QuestionState } from "./questionStates.ts";

/** A question with the shop's answer, as everybody reads it. */
export const Question = z.object({
  id: z.int(),
  words: z.string().describe("Plain text; its lines stay lines"),
  name: z.string().describe("As whoever asked wants to be called"),
  asked_at: z.string(),
  answer: z.string().describe("The shop's, as plain text"),
  answered_at: z.string(),
});
export type Question = z.infer<typeof Question>;

/** A question as whoever asked it has it in his data. */
export const WrittenQuestion = Question.omit({ id: true, answered_at: true }).extend({
  product_name: z.string(),
  product_url: z.string(),
  state: QuestionState,
});

/** The answered questions about a product, a page at a time, the newest answer first. */
export const Questions = z.object({
  count: z.int(),
  questions: z.array(Question),
  page: z.int(),
  last_page: z.int(),
});
export type Questions = z.infer<typeof Questions>;

export const questionCalls = {
  "GET /get/questions/{product_url}": {
    summary: "The questions about a product that the shop has answered, ten at a time, the newest answer first",
    parameters: z.object({ product_url: z.string().min(1).max(200) }),
    query: z.object({ page: z.string().optional().describe("From 1") }),
    answer: answer(Questions),
  },
  "POST /questions": {
    summary:
      "Ask the shop about a product. It is shown once it is answered, and a mail says so; the answer is the same when it was asked before",
    body: z.object({
      product_url: z.string().min(1).max(200),
      name: checked(reviewName),
      email: checked(email),
      words: checked(questionWords),
    }),
    answer: Outcome,
  },
} satisfies Record<string, Call>;
