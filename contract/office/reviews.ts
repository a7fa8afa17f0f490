import { z } from "zod";
import { answer, type Call } from "../answer.ts";
import { checked } from "../checked.ts";
import * as field from "../fields.ts";
import { SentPicture } from "../reviewPictures.ts";
import { ReviewState, reviewStates } from "../reviewStates.ts";
import { Review } from "../reviews.ts";
import { reviewRuleNames } from "./reviewRules.ts";

/** A review as the staff sees it. Times UTC. */
export const ReviewRow = Review.omit({ pictures: true }).extend({
  id: z.int(),
  version: z.int(),
  state: ReviewState,
  product_name: z.string(),
  product_url: z.string(),
  order_no: z.string(),
  pictures: z.array(SentPicture.extend({ staff_name: z.string().nullable().describe("Who leaves it out") })),
  history: z.array(
    z.object({
      to_state: ReviewState,
      rule: z.string().nullable(),
      reason: z.string(),
      staff_name: z.string().nullable(),
      at: z.string(),
    }),
  ),
});
export type ReviewRow = z.infer<typeof ReviewRow>;

const id = z.string().regex(/^[1-9]\d{0,8}$/);
const parameters = z.object({ id });
const why = { rule: z.enum(reviewRuleNames), reason: checked((typed) => field.text(typed, "why", 3, 300)) };
const version = z.int().describe("That of what was seen; 409 when it has changed since");

/** The calls about what buyers say. */
export const officeReviewCalls = {
  "GET /reviews": {
    summary: "Reviews: those that wait, the oldest first; or those of another state, the newest first",
    query: z.object({ view: z.enum(reviewStates).default("waiting"), after: z.string().max(60).optional() }),
    answer: answer(z.object({ rows: z.array(ReviewRow), next: z.string().nullable() })),
  },
  "POST /reviews/{id}": {
    summary: "Show a review, refuse one that waits, or take one that is shown away: both by a rule and with words",
    parameters,
    body: z.discriminatedUnion("state", [
      z.object({ state: z.literal("shown"), version }),
      z.object({
        state: z.enum(["refused", "removed"]),
        version,
        ...why,
      }),
    ]),
    answer: answer(ReviewRow),
  },
  "POST /reviews/{id}/answer": {
    summary: "Answer a review in the shop's name, shown below it; empty takes the answer away",
    parameters,
    body: z.object({ version, answer: checked((typed) => field.paragraphs(typed, "the answer", 0, 1_000)) }),
    answer: answer(ReviewRow),
  },
  "POST /reviews/{id}/pictures/{picture}": {
    summary:
      "Leave a picture of a review out, by a rule and with words, or take it in again; the review stays as it is",
    parameters: z.object({ id, picture: z.uuid() }),
    body: z.discriminatedUnion("shown", [
      z.object({ shown: z.literal(true), version }),
      z.object({ shown: z.literal(false), version, ...why }),
    ]),
    answer: answer(ReviewRow),
  },
  "GET /reviews/pictures/{picture}": {
    summary: "A picture of a review, whether it is shown or not, as AVIF",
    parameters: z.object({ picture: z.uuid() }),
    query: z.object({ width: z.enum(["400", "1200"]).default("400") }),
    answer: z.file().mime("image/avif"),
  },
} satisfies Record<string, Call>;
