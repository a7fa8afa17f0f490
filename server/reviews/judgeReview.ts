import type { ReviewRule } from "../../contract/office/reviewRules.ts";
import type { ReviewState } from "../../contract/reviewStates.ts";
import type { Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { ApiError, notFound } from "../http/reply.ts";
import type { Shop } from "../shop/shop.ts";
import type { Actor } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { recordEvent } from "./recordEvent.ts";
import { showRating } from "./showRating.ts";
import { tellAuthor } from "./tellAuthor.ts";

type Judged =
  | { state: "shown"; version: number }
  | { state: "refused" | "removed"; version: number; rule: ReviewRule; reason: string };

/** From which states one can come to each: only what is shown can be taken away. */
const from: Record<Judged["state"], ReviewState[]> = {
  shown: ["waiting", "refused", "removed"],
  refused: ["waiting"],
  removed: ["shown"],
};

const changed = () => new ApiError(409, "This review has changed since you saw it. Please read it again.");

/** Whether a picture of it is still on its way: it would be shown without having been seen. */
const hasComing = async (tx: Transaction, id: number): Promise<boolean> =>
  (await tx`select from review_picture where review_id = ${id} and state = 'coming'`).length > 0;

type Row = { state: ReviewState; version: number; product_id: number; answer: string };

/**
 * Shows a review, refuses it or takes it away, with a row in its history and one in the audit; its author is told by mail. Throws an ApiError: 404 for
 * none, 409 when it is no longer as it was seen, or is to be shown before all its pictures can be seen.
 */
export const judgeReview = ({ sql }: Pick<Shop, "sql">, id: number, judged: Judged, by: Actor): Promise<void> =>
  transaction(sql, async (tx) => {
    const [row] = await tx<Row[]>`select state, version, product_id, answer from review where id = ${id} for update`;
    if (!row) throw notFound("This review");
    if (row.version !== judged.version || !from[judged.state].includes(row.state)) throw changed();
    if (judged.state === "shown" && (await hasComing(tx, id)))
      throw new ApiError(409, "A picture of this review is being made ready. Please read it again in a moment.");
    const why = judged.state === "shown" ? undefined : { rule: judged.rule, reason: judged.reason };
    await tx`update review set state = ${judged.state}, version = version + 1 where id = ${id}`;
    await recordEvent(tx, id, judged.state, by, why);
    const after = { state: judged.state, ...why };
    await recordAct(tx, by, {
      act: `reviews.${judged.state}`,
      thing: "review",
      id,
      before: { state: row.state },
      after,
    });
    await tellAuthor(tx, id, judged.state);
    await showRating(tx, row.product_id);
  });

/** Puts the shop's answer below a review, or takes it away; its author is told of the first one by mail. Throws as judgeReview does. */
export const answerReview = (
  { sql }: Pick<Shop, "sql">,
  id: number,
  { version, answer }: { version: number; answer: string },
  by: Actor,
): Promise<void> =>
  transaction(sql, async (tx) => {
    const [row] = await tx<Row[]>`select state, version, product_id, answer from review where id = ${id} for update`;
    if (!row) throw notFound("This review");
    if (row.version !== version) throw changed();
    await tx`update review set answer = ${answer}, version = version + 1 where id = ${id}`;
    const before = { answer: row.answer };
    await recordAct(tx, by, { act: "reviews.answer", thing: "review", id, before, after: { answer } });
    if (row.state === "shown" && row.answer === "" && answer !== "") await tellAuthor(tx, id, "answered");
    await showRating(tx, row.product_id);
  });
