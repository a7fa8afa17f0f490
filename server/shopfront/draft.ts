import { createHash } from "node:crypto";
import { type Change, type Keyed, merge, withChanges } from "../../contract/office/shopfrontMerge.ts";
import type { FrontPart } from "../../contract/office/shopfrontStates.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { ApiError } from "../http/reply.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { checkState } from "./checkState.ts";
import { differencesOf } from "./differences.ts";
import { readHistory, readPlans } from "./history.ts";
import { collectionNames, readState, type States } from "./readState.ts";
import { lockShopfront } from "./showState.ts";

type Draft<P extends FrontPart> = { base: States[P]; state: States[P]; version: number; name: string; at: string };

/** A part as it is shown, and as it will be with the draft. */
export type Seen<P extends FrontPart> = {
  live: States[P];
  state: States[P];
  draft: Draft<P> | undefined;
  version: string;
};

/** What is shown of a part and its draft, which follows what is changed meanwhile in what it leaves alone. */
export async function seePart<P extends FrontPart>(sql: Sql | Transaction, part: P): Promise<Seen<P>> {
  const live = await readState(sql, part);
  const [draft] = await sql<Draft<P>[]>`
    select base, state, version, staff_name as name, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from shopfront_draft where part = ${part}`;
  const digest = createHash("sha256").update(JSON.stringify(live)).digest("base64url").slice(0, 12);
  const state = draft ? merge<States[FrontPart]>(draft.base, draft.state, live) : live;
  return { live, state: state as States[P], draft, version: `${draft?.version ?? 0}-${digest}` };
}

/** All that the office's screen of a part shows. */
export async function readPart<P extends FrontPart>(sql: Sql | Transaction, part: P) {
  const { live, state, draft, version } = await seePart(sql, part);
  const names = await collectionNames(sql);
  const [plans, history] = await Promise.all([readPlans(sql, part, names), readHistory(sql, part, names)]);
  return {
    version,
    state,
    shown: live,
    draft: draft ? { name: draft.name, at: draft.at } : null,
    differences: differencesOf(part, live, state, names),
    plans,
    history,
  };
}

/**
 * Locks the shopfront, and gives a part as it is when that is how who acts has seen it. Throws an ApiError of 409 with what stands
 * there now when it is not.
 */
export async function seeUnchanged<P extends FrontPart>(tx: Transaction, part: P, version: string): Promise<Seen<P>> {
  await lockShopfront(tx);
  const seen = await seePart(tx, part);
  if (seen.version !== version)
    throw new ApiError(409, "Somebody has changed this meanwhile.", {
      reason: "version",
      present: await readPart(tx, part),
    });
  return seen;
}

/** Keeps what is changed of a part in its draft; none is left when it is as what is shown. Throws ApiErrors of 409 and 422. */
export async function changeDraft<P extends FrontPart>(
  sql: Sql,
  part: P,
  version: string,
  changes: { [list: string]: Change<Keyed> | undefined },
  by: Staff,
) {
  return transaction(sql, async (tx) => {
    const { live, state, draft } = await seeUnchanged(tx, part, version);
    const next = withChanges<States[FrontPart]>(state, changes) as States[P];
    await checkState(tx, part, live, next);
    const [row] = await tx<[{ version: number }]>`
      insert into shopfront_draft (part, base, state, version, staff_id, staff_name)
      values (${part}, ${tx.json(live)}, ${tx.json(next)}, ${(draft?.version ?? 0) + 1}, ${by.staffId}, ${by.name})
      on conflict (part) do update set base = excluded.base, state = excluded.state, version = excluded.version, staff_id = excluded.staff_id,
        staff_name = excluded.staff_name, at = now() returning version`;
    const same = JSON.stringify(next) === JSON.stringify(live);
    if (same) await tx`delete from shopfront_draft where part = ${part}`;
    await recordAct(tx, by, {
      act: "shopfront.edit",
      thing: "shopfront",
      id: part,
      after: { draft: same ? null : row.version, differences: differencesOf(part, state, next) },
    });
    return readPart(tx, part);
  });
}

/** Throws a part's draft away. Throws an ApiError of 409. */
export async function discardDraft(sql: Sql, part: FrontPart, version: string, by: Staff): Promise<void> {
  await transaction(sql, async (tx) => {
    const { live, state } = await seeUnchanged(tx, part, version);
    await tx`delete from shopfront_draft where part = ${part}`;
    await recordAct(tx, by, {
      act: "shopfront.edit",
      thing: "shopfront",
      id: part,
      before: { differences: differencesOf(part, live, state) },
      after: { draft: null },
    });
  });
}
