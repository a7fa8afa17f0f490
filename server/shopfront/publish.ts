import { merge } from "../../contract/office/shopfrontMerge.ts";
import type { FrontPart } from "../../contract/office/shopfrontStates.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { ApiError, notFound } from "../http/reply.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { checkState } from "./checkState.ts";
import { differencesOf } from "./differences.ts";
import { seeUnchanged } from "./draft.ts";
import type { States } from "./readState.ts";
import { lockShopfront, type ShownBy, showState } from "./showState.ts";
import type { Moved } from "./writeMenu.ts";

/** When a draft is shown: at once, or from a time on, perhaps until another. */
export type WhenShown = { words: string; from?: string | null | undefined; until?: string | null | undefined };

/**
 * Shows a part's draft to shoppers, or plans it for a time. Throws an ApiError: 409 when draft or shop are not as they were
 * seen, 422 when there is nothing to show or it can't be.
 */
export async function publishDraft(
  sql: Sql,
  part: FrontPart,
  version: string,
  when: WhenShown,
  by: Staff,
): Promise<void> {
  const { words, from = null, until = null } = when;
  await transaction(sql, async (tx) => {
    const { live, state, draft } = await seeUnchanged(tx, part, version);
    if (!draft) throw new ApiError(422, "Nothing is different from what is shown.");
    if (from !== null && Date.parse(from) <= Date.now())
      throw wrong("from", "Please choose a time that is still to come.");
    const begins = from === null ? Date.now() : Date.parse(from);
    if (until !== null && Date.parse(until) <= begins)
      throw wrong("until", "Please choose an end that comes after the beginning.");
    await tx`delete from shopfront_draft where part = ${part}`;
    await checkState(tx, part, live, state);
    if (from === null && until === null) return showState(tx, part, () => state, by, { words });
    const began = from === null ? await showState(tx, part, () => state, by, { words }) : undefined;
    const [plan] = await tx<[{ id: number }]>`
      insert into shopfront_plan (part, base, state, from_at, until_at, words, staff_id, staff_name, began)
      values (${part}, ${tx.json(live)}, ${tx.json(state)}, ${from ?? tx`now()`}, ${until}, ${words}, ${by.staffId}, ${by.name},
        ${began ?? null}) returning id`;
    await recordAct(tx, by, {
      act: "shopfront.edit",
      thing: "shopfront",
      id: part,
      after: { plan: plan.id, from, until, words, differences: differencesOf(part, live, state) },
    });
  });
}

const wrong = (field: string, message: string) => new ApiError(422, message, { errors: { [field]: message } });

type Kept<P extends FrontPart> = { part: P; before: States[P]; after: States[P]; moved: Moved };

/**
 * Undoes what one publication changed and leaves alone what others have changed since. Throws an ApiError of 422 when it
 * can't be undone. The transaction holds the shopfront's lock.
 */
export async function undo(tx: Transaction, id: number, by: ShownBy, words: string): Promise<void> {
  const [kept] = await tx<Kept<FrontPart>[]>`select part, before, after, moved from shopfront_state where id = ${id}`;
  if (!kept) throw notFound("This publication");
  const { part, before, after, moved } = kept;
  const back = (live: States[FrontPart]) => merge<States[FrontPart]>(after, before, live);
  await showState(tx, part, back, by, { words, takesBack: id, back: moved });
}

/** Takes a publication back: once. Throws an ApiError: 404, 409 when it was taken back before, 422 when it can't be. */
export async function takeBack(sql: Sql, part: FrontPart, id: number, by: Staff): Promise<void> {
  await transaction(sql, async (tx) => {
    await lockShopfront(tx);
    const [known] = await tx<{ undone: boolean }[]>`
      select exists (select from shopfront_state later where later.takes_back = s.id) as undone
      from shopfront_state s where id = ${id} and part = ${part}`;
    if (!known) throw notFound("This publication");
    if (known.undone) throw new ApiError(409, "It has been taken back already.");
    await undo(tx, id, by, "");
    const [done] = await tx`select from shopfront_state where takes_back = ${id}`;
    if (!done) throw new ApiError(422, "Nothing of it is shown any more.");
    await tx`update shopfront_plan set done_at = now(), fault = null where began = ${id} and done_at is null`;
  });
}

/** Takes a plan back; what it shows already goes. Throws an ApiError of 404 or 422. Answers whose part it was of. */
export async function endPlan(sql: Sql, id: string, by: Staff): Promise<FrontPart> {
  return transaction(sql, async (tx) => {
    await lockShopfront(tx);
    const [plan] = await tx<{ part: FrontPart; began: number | null; words: string }[]>`
      update shopfront_plan set done_at = now(), fault = null where id = ${id} and (done_at is null or fault is not null)
      returning part, began, words`;
    if (!plan) throw notFound("This plan");
    if (plan.began !== null) {
      const [undone] = await tx`select from shopfront_state where takes_back = ${plan.began}`;
      if (!undone) await undo(tx, plan.began, by, plan.words);
    }
    await recordAct(tx, by, { act: "shopfront.edit", thing: "shopfront", id: plan.part, before: { plan: Number(id) } });
    return plan.part;
  });
}
