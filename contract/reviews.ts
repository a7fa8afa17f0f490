import { z } from "zod";
import { answer, type Call, Outcome } from "./answer.ts";
import { checked } from "./checked.ts";
import { reviewName, reviewTitle, reviewTown, reviewWords } from "./fields.ts";
import { pictureWords, reviewPictureLimits } from "./pictureProblems.ts";
import { ReviewPicture, SentPicture } from "./reviewPictures.ts";
import { ReviewState } from "./reviewStates.ts";

/** A review as everybody reads it. */
export const Review = z.object({
  rating: z.int().min(1).max(5),
  title: z.string(),
  words: z.string().describe("Plain text; its lines stay lines"),
  name: z.string().describe("As the buyer wants to be called"),
  town: z.string(),
  option_text: z.string().describe("Which variant was bought; empty: there is but one"),
  written_at: z.string(),
  answer: z.string().describe("The shop's; empty: none"),
  pictures: z.array(ReviewPicture).max(reviewPictureLimits.most),
});
export type Review = z.infer<typeof Review>;

/** A review as whoever wrote it has it in his data. */
export const WrittenReview = Review.omit({ option_text: true, pictures: true }).extend({
  product_name: z.string(),
  product_url: z.string(),
  state: ReviewState,
  pictures: z.array(SentPicture.extend({ file: z.string().describe("Where it is seen while it is shown") })),
});

/** What those who bought a product say of it, a page at a time, the newest first. */
export const Reviews = z.object({
  count: z.int(),
  average: z.number().nullable().describe("Of all that are shown, to one decimal; null: there is none"),
  histogram: z.array(z.int()).length(5).describe("How many gave 1, 2, 3, 4 and 5"),
  pictures: z.int().describe("How many pictures all of them have"),
  reviews: z.array(Review),
  page: z.int(),
  last_page: z.int(),
});
export type Reviews = z.infer<typeof Reviews>;

/** A product of the order, and what its buyer has said of it so far. */
export const ReviewedLine = z.object({
  product_url: z.string(),
  product_name: z.string(),
  option_text: z.string(),
  image: z.string().nullable(),
  review: Review.omit({ option_text: true, answer: true, pictures: true })
    .extend({
      state: ReviewState,
      reason: z.string().describe("Why it is not shown"),
      pictures: z.array(SentPicture),
    })
    .nullable(),
});
export type ReviewedLine = z.infer<typeof ReviewedLine>;

/** What the link of the mail opens. */
export const ReviewPage = z.object({
  order_no: z.string(),
  name: z.string().describe("The buyer's own, to begin with"),
  lines: z.array(ReviewedLine),
  left: z.boolean().describe("He does not want to be asked any more"),
});
export type ReviewPage = z.infer<typeof ReviewPage>;

const token = z.string().max(60);
const parameters = z.object({ token });
const ofPicture = z.object({ token, id: z.uuid() });
const product_url = z.string().min(1).max(200);

export const reviewCalls = {
  "GET /get/reviews/{product_url}": {
    summary: "What those who bought a product say of it: only what is shown, ten at a time, the newest first",
    parameters: z.object({ product_url: z.string().min(1).max(200) }),
    query: z.object({ page: z.string().optional().describe("From 1") }),
    answer: answer(Reviews),
  },
  "GET /reviews/{token}": {
    summary: "The products of a delivered order, by the link of its mail, with what was said of them",
    parameters,
    answer: answer(ReviewPage),
  },
  "POST /reviews/{token}": {
    summary: "Review a product of the order; again: in place of the former. It is read by somebody before it is shown",
    parameters,
    body: z.object({
      product_url,
      rating: z.coerce
        .number<number | string>("Please choose 1 to 5 stars.")
        .int()
        .min(1, "Please choose 1 to 5 stars.")
        .max(5),
      title: checked(reviewTitle).default(""),
      words: checked(reviewWords),
      name: checked(reviewName),
      town: checked(reviewTown).default(""),
    }),
    answer: answer(ReviewPage),
  },
  "POST /reviews/{token}/pictures": {
    summary:
      "Send a picture for what was said of a product of the order: JPEG, PNG, WebP or AVIF. It is developed in its turn, and shown once somebody has seen it",
    parameters,
    query: z.object({ product_url }),
    stream: { types: ["image/*", "application/octet-stream"], most: reviewPictureLimits.bytes },
    answer: answer(ReviewPage),
    done: [201],
  },
  "PATCH /reviews/{token}/pictures/{id}": {
    summary: "Say what is to be seen on a picture, for who can't see it; the review is read again before it is shown",
    parameters: ofPicture,
    body: z.object({ alt: checked(pictureWords) }),
    answer: answer(ReviewPage),
  },
  "DELETE /reviews/{token}/pictures/{id}": {
    summary: "Take a picture away, with its files",
    parameters: ofPicture,
    answer: answer(ReviewPage),
  },
  "POST /reviews/{token}/leave": {
    summary: "Never be asked for a review again; also by the one click of a mail program (RFC 8058)",
    parameters,
    answer: Outcome,
  },
} satisfies Record<string, Call>;
