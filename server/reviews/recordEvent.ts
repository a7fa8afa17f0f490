import type { ReviewRule } from "../../contract/office/reviewRules.ts";
import type { ReviewState } from "../../contract/reviewStates.ts";
import type { Transaction } from "../database/connect.ts";
import { type Actor, written } from "../staff/actor.ts";

type Why = { rule: ReviewRule; reason: string };

/** Writes a review's new state into its history. The review's row is locked by whoever changes it. */
export async function recordEvent(tx: Transaction, id: number, to: ReviewState, by: Actor, why?: Why): Promise<void> {
  const { actor, staffName } = written(by);
  await tx`
    insert into review_event (review_id, seq, to_state, rule, reason, actor, staff_name)
    select ${id}, coalesce(max(seq), 0) + 1, ${to}, ${why?.rule ?? null}, ${why?.reason ?? ""}, ${actor}, ${staffName}
    from review_event where review_id = ${id}`;
}
