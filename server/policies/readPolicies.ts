import { relative } from "node:path";
import type { OfficePolicy, PolicyRow } from "../../contract/office/policies.ts";
import { policyPaths } from "../../contract/policyPaths.ts";
import { type PolicyName, policyNames } from "../../contract/shop.ts";
import type { Sql } from "../database/connect.ts";
import type { Settings } from "../settings.ts";
import { policyFacts, policyFile, policyInFile, readPolicy } from "../shop/policies.ts";
import { readInForce } from "./readInForce.ts";

/** How many editions are told, beside those that are planned. */
const shownAtOnce = 20;

type EditionRow = Omit<OfficePolicy["editions"][number], "from" | "at"> & { policy: PolicyName; from: Date; at: Date };
type DraftRow = { policy: PolicyName; text: string | null; version: number; staff_name: string; at: Date };

/** Editions of these policies with how each stands, the latest to hold first. */
const readEditions = (sql: Sql, policies: readonly PolicyName[]) => sql<EditionRow[]>`
  select e.policy, e.id, e.from_at as "from", e.at, e.staff_name as name, e.words, e.text,
    case when e.taken_back_at is not null then 'taken_back' when e.from_at > now() then 'planned' when e.id = f.id then 'shown' else 'over' end as state
  from unnest(${policies}::text[]) p (policy)
  cross join lateral (
    select * from policy_edition where policy = p.policy and taken_back_at is null and from_at > now()
    union
    (select * from policy_edition where policy = p.policy order by from_at desc, id desc limit ${shownAtOnce})) e
  left join lateral (
    select id from policy_edition where policy = p.policy and taken_back_at is null and from_at <= now() order by from_at desc, id desc limit 1) f on true
  order by e.from_at desc, e.id desc`;

const readDrafts = (sql: Sql, policies: readonly PolicyName[]) => sql<DraftRow[]>`
  select policy, text, version, staff_name, at from policy_draft where policy = any (${policies})`;

const draftOf = (row: DraftRow | undefined) => (row?.text ? { name: row.staff_name, at: row.at.toISOString() } : null);

/** The policies with what holds of each and what is to come. */
export async function listPolicies(sql: Sql, settings: Settings): Promise<PolicyRow[]> {
  const [editions, drafts, texts] = await Promise.all([
    readEditions(sql, policyNames),
    readDrafts(sql, policyNames),
    readInForce(sql),
  ]);
  return policyNames.map((policy) => {
    const own = editions.filter((edition) => edition.policy === policy);
    const found = (state: EditionRow["state"]) => {
      const edition = own.findLast((one) => one.state === state);
      return edition ? { from: edition.from.toISOString(), name: edition.name } : null;
    };
    return {
      policy,
      title: readPolicy(texts[policy] ?? policyInFile(policy, settings), policyFacts(settings)).title,
      by_file: texts[policy] === undefined,
      draft: draftOf(drafts.find((draft) => draft.policy === policy)),
      shown: found("shown"),
      planned: found("planned"),
    };
  });
}

/** A policy as the office shows it. */
export async function readOfficePolicy(sql: Sql, settings: Settings, policy: PolicyName): Promise<OfficePolicy> {
  const [editions, [draft], texts] = await Promise.all([
    readEditions(sql, [policy]),
    readDrafts(sql, [policy]),
    readInForce(sql),
  ]);
  const shown = texts[policy] ?? policyInFile(policy, settings);
  const facts = policyFacts(settings);
  return {
    policy,
    title: readPolicy(shown, facts).title,
    path: policyPaths[policy],
    version: draft?.version ?? 0,
    text: draft?.text ?? shown,
    shown,
    by_file: texts[policy] === undefined,
    file: relative(process.cwd(), policyFile(policy, settings)),
    draft: draftOf(draft),
    editions: editions.map(({ id, state, from, at, name, words, text }) => ({
      id,
      state,
      from: from.toISOString(),
      at: at.toISOString(),
      name,
      words,
      text,
    })),
    facts: [...facts].map(([name, value]) => ({ name, value })),
  };
}
