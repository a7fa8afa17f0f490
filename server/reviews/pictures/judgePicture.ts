import type { ReviewRule } from "../../../contract/office/reviewRules.ts";
import { transaction } from "../../database/transaction.ts";
import { ApiError, notFound } from "../../http/reply.ts";
import type { Shop } from "../../shop/shop.ts";
import { type Actor, written } from "../../staff/actor.ts";
import { recordAct } from "../../staff/recordAct.ts";
import { showRating } from "../showRating.ts";

type Judged = { version: number } & ({ shown: true } | { shown: false; rule: ReviewRule; reason: string });

/**
 * Leaves a picture of a review out, or takes it in again, with a row of audit; the review stays as it is. Throws an ApiError: 404 for
 * none, 409 when the review is no longer as it was seen, or the picture stands so already.
 */
export const judgePicture = (
  { sql }: Pick<Shop, "sql">,
  { id, picture }: { id: number; picture: string },
  judged: Judged,
  by: Actor,
): Promise<void> =>
  transaction(sql, async (tx) => {
    const [row] = await tx<{ version: number; state: string; product_id: number }[]>`
      select version, state, product_id from review where id = ${id} for update`;
    const [before] = await tx<{ rule: string | null; reason: string }[]>`
      select rule, reason from review_picture where id = ${picture} and review_id = ${id}`;
    if (!row || !before) throw notFound("This picture");
    if (row.version !== judged.version || (before.rule === null) !== !judged.shown)
      throw new ApiError(409, "This review has changed since you saw it. Please read it again.");
    const after = judged.shown ? { rule: null, reason: "" } : { rule: judged.rule, reason: judged.reason };
    const name = judged.shown ? null : written(by).staffName;
    await tx`
      update review_picture set rule = ${after.rule}, reason = ${after.reason}, staff_name = ${name} where id = ${picture}`;
    await tx`update review set version = version + 1 where id = ${id}`;
    const act = judged.shown ? "reviews.picture_taken_in" : "reviews.picture_left_out";
    await recordAct(tx, by, { act, thing: "review", id, before: { picture, ...before }, after: { picture, ...after } });
    if (row.state === "shown") await showRating(tx, row.product_id);
  });
