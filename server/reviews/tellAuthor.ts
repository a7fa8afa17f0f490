import type { Transaction } from "../database/connect.ts";
import { enqueue } from "../jobs/outbox.ts";
import type { ReviewTold } from "./reviewTold.ts";

/** Has a review's author written to: of each once, until he writes anew. The review's row is locked by whoever changes it. */
export async function tellAuthor(tx: Transaction, review: number, about: ReviewTold["about"]): Promise<void> {
  const [row] = await tx<{ times: number }[]>`
    select count(*)::int as times from review_event where review_id = ${review} and to_state = 'waiting'`;
  const key = `review:${review}:${row?.times ?? 0}:${about}`;
  await enqueue(tx, { topic: "review_told", key, payload: { review, about } });
}
