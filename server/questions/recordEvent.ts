import type { QuestionRule } from "../../contract/office/questionRules.ts";
import type { QuestionState } from "../../contract/questionStates.ts";
import type { Transaction } from "../database/connect.ts";
import { type Actor, written } from "../staff/actor.ts";

type Why = { rule: QuestionRule; reason: string };

/** Writes a change of a question into its history. The question's row is locked by whoever changes it. */
export async function recordEvent(tx: Transaction, id: number, to: QuestionState, by: Actor, why?: Why): Promise<void> {
  const { actor, staffName } = written(by);
  await tx`
    insert into question_event (question_id, seq, to_state, rule, reason, actor, staff_name)
    select ${id}, coalesce(max(seq), 0) + 1, ${to}, ${why?.rule ?? null}, ${why?.reason ?? ""}, ${actor}, ${staffName}
    from question_event where question_id = ${id}`;
}
