import type { QuestionRule } from "../../contract/office/questionRules.ts";
import { transaction } from "../database/transaction.ts";
import { enqueue } from "../jobs/outbox.ts";
import type { Shop } from "../shop/shop.ts";
import type { Actor } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { lockQuestion } from "./lockQuestion.ts";
import { recordEvent } from "./recordEvent.ts";

type Refused = { state: "refused" | "removed"; version: number; rule: QuestionRule; reason: string };

/**
 * Refuses a question that waits, of which whoever asked is told once, or takes one away that is shown. Both by a rule, with a row in
 * its history and one in the audit. Throws ApiErrors: 404 for none, 409 when it is no longer as it was seen.
 */
export const refuseQuestion = (
  { sql }: Pick<Shop, "sql">,
  id: number,
  { state, version, rule, reason }: Refused,
  by: Actor,
): Promise<void> =>
  transaction(sql, async (tx) => {
    const before = await lockQuestion(tx, id, version, [state === "refused" ? "waiting" : "answered"]);
    await tx`update question set state = ${state}, version = version + 1 where id = ${id}`;
    await recordEvent(tx, id, state, by, { rule, reason });
    await recordAct(tx, by, {
      act: `questions.${state}`,
      thing: "question",
      id,
      before: { state: before.state },
      after: { state, rule, reason },
    });
    if (state === "refused")
      await enqueue(tx, {
        topic: "question_mail",
        key: `question:${id}:refused`,
        payload: { question: id, about: "refused" },
      });
    await tx`select tell_products(array[${before.product_id}::int])`;
  });
