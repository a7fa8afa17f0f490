import type { PolicyName } from "../../contract/shop.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import { ApiError, notFound } from "../http/reply.ts";
import type { Settings } from "../settings.ts";
import { PolicyError, policyFacts, readPolicy } from "../shop/policies.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";

/** A policy as somebody saw it. */
export type SeenPolicy = { policy: PolicyName; version: number };

const wrong = (field: string, message: string) => new ApiError(422, message, { errors: { [field]: message } });

/** A text as it is kept: with plain ends of lines, nothing around it. */
const tidied = (text: string): string => text.replace(/\r\n?/g, "\n").trim();

/** Throws an ApiError of 422 for a text that can't be shown as a policy: without a title, or with a {name} that nobody knows. */
function checkText(text: string, settings: Settings): void {
  try {
    readPolicy(text, policyFacts(settings));
  } catch (error) {
    if (error instanceof PolicyError) throw wrong("text", error.message);
    throw error;
  }
}

/**
 * Locks a policy for whoever saw it as it is, and gives what is being written of it. Throws an ApiError of 409 for who saw it as
 * it was before.
 */
async function lockSeen(tx: Transaction, { policy, version }: SeenPolicy, by: Staff): Promise<string | null> {
  await tx`
    insert into policy_draft (policy, version, staff_id, staff_name) values (${policy}, 0, ${by.staffId}, ${by.name})
    on conflict do nothing`;
  const [row] = await tx<[{ text: string | null; version: number }]>`
    select text, version from policy_draft where policy = ${policy} for update`;
  if (row.version !== version)
    throw new ApiError(409, "Somebody has changed this policy meanwhile. Please look at it as it is now.", {
      reason: "changed",
    });
  return row.text;
}

const writeDraft = (tx: Transaction, policy: PolicyName, text: string | null, by: Staff) => tx`
  update policy_draft set text = ${text}, version = version + 1, staff_id = ${by.staffId}, staff_name = ${by.name}, at = now()
  where policy = ${policy}`;

const act = (policy: PolicyName) => ({ act: "shopfront.edit", thing: "policy", id: policy });

/** Keeps a draft, or throws it away: without a text, or with the one that shoppers read. Throws an ApiError of 409 or 422. */
export async function keepDraft(
  sql: Sql,
  settings: Settings,
  seen: SeenPolicy,
  { text, shown }: { text: string | null; shown: string },
  by: Staff,
): Promise<void> {
  const kept = text === null || tidied(text) === tidied(shown) ? null : tidied(text);
  if (kept !== null) checkText(kept, settings);
  await transaction(sql, async (tx) => {
    const before = await lockSeen(tx, seen, by);
    if (before === kept) return;
    await writeDraft(tx, seen.policy, kept, by);
    const length = (draft: string | null) => ({ draft: draft === null ? "none" : `${draft.length} characters` });
    await recordAct(tx, by, { ...act(seen.policy), before: length(before), after: length(kept) });
  });
}

/**
 * Puts the draft in force, or what the file says, from now or from a time on. Orders keep what was agreed to with them. Throws an
 * ApiError: 409 when the policy is not as it was seen, 422 when there is nothing to show or the time is over.
 */
export async function publishPolicy(
  sql: Sql,
  settings: Settings,
  seen: SeenPolicy,
  { words, from = null, file }: { words: string; from?: string | null | undefined; file: boolean },
  by: Staff,
): Promise<void> {
  if (from !== null && Date.parse(from) <= Date.now())
    throw wrong("from", "Please choose a time that is still to come.");
  await transaction(sql, async (tx) => {
    const draft = await lockSeen(tx, seen, by);
    if (!file && draft === null) throw new ApiError(422, "Nothing is different from what shoppers read.");
    const text = file ? null : draft;
    if (text !== null) checkText(text, settings);
    const [edition] = await tx<[{ id: number }]>`
      insert into policy_edition (policy, text, from_at, words, staff_id, staff_name, begun_at)
      values (${seen.policy}, ${text}, coalesce(${from}::timestamptz, now()), ${words}, ${by.staffId}, ${by.name},
        case when ${from === null} then now() end)
      returning id`;
    await writeDraft(tx, seen.policy, file ? draft : null, by);
    await recordAct(tx, by, {
      ...act(seen.policy),
      after: { edition: edition.id, from: from ?? "now", words, by_file: file },
    });
  });
}

/** Takes an edition back, which was shown or planned: what was before it holds again. Throws an ApiError of 404 or 409. */
export async function takeBackPolicy(sql: Sql, seen: SeenPolicy, id: number, by: Staff): Promise<void> {
  await transaction(sql, async (tx) => {
    const draft = await lockSeen(tx, seen, by);
    const [edition] = await tx<{ from: Date }[]>`
      update policy_edition set taken_back_at = now() where id = ${id} and policy = ${seen.policy} and taken_back_at is null
      returning from_at as from`;
    if (!edition) throw notFound("This edition");
    await writeDraft(tx, seen.policy, draft, by);
    await recordAct(tx, by, { ...act(seen.policy), before: { edition: id, from: edition.from.toISOString() } });
  });
}
