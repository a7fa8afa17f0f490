import { transaction } from "../database/transaction.ts";
import { enqueue } from "../jobs/outbox.ts";
import type { Shop } from "../shop/shop.ts";
import type { Actor } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { lockQuestion } from "./lockQuestion.ts";
import { recordEvent } from "./recordEvent.ts";

/**
 * Answers a question in the shop's name, or changes the answer: it is shown with it, also one that was refused or taken away
 * before. Whoever asked is told by mail once, at the first answer. Throws ApiErrors: 404 for none, 409 when it is no longer as it
 * was seen.
 */
export const answerQuestion = (
  { sql }: Pick<Shop, "sql">,
  id: number,
  { version, answer }: { version: number; answer: string },
  by: Actor,
): Promise<void> =>
  transaction(sql, async (tx) => {
    const before = await lockQuestion(tx, id, version, ["waiting", "answered", "refused", "removed"]);
    await tx`
      update question set state = 'answered', answer = ${answer}, answered_at = coalesce(answered_at, now()), version = version + 1
      where id = ${id}`;
    await recordEvent(tx, id, "answered", by);
    await recordAct(tx, by, {
      act: "questions.answer",
      thing: "question",
      id,
      before: { state: before.state, answer: before.answer },
      after: { state: "answered", answer },
    });
    if (before.answered_at === null)
      await enqueue(tx, {
        topic: "question_mail",
        key: `question:${id}:answered`,
        payload: { question: id, about: "answered" },
      });
    await tx`select tell_products(array[${before.product_id}::int])`;
  });
