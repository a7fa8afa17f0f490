import type { PolicyName } from "../../contract/shop.ts";
import type { Sql } from "../database/connect.ts";
import type { PolicyTexts } from "../shop/facts/facts.ts";

/** The texts in force at a time, by the database's clock. */
export async function readInForce(sql: Sql, at: Date | null = null): Promise<PolicyTexts> {
  const rows = await sql<{ policy: PolicyName; text: string | null }[]>`
    select distinct on (policy) policy, text from policy_edition
    where from_at <= coalesce(${at}::timestamptz, now()) and taken_back_at is null order by policy, from_at desc, id desc`;
  return Object.fromEntries(rows.flatMap(({ policy, text }) => (text === null ? [] : [[policy, text]])));
}

/** The same with the draft of one policy, as it is being written, instead of what holds then. */
export async function withDraft(sql: Sql, draft: PolicyName | null, at: Date | null): Promise<PolicyTexts> {
  const texts = await readInForce(sql, at);
  if (!draft) return texts;
  const [row] = await sql<{ text: string | null }[]>`select text from policy_draft where policy = ${draft}`;
  return row?.text ? { ...texts, [draft]: row.text } : texts;
}

/** How recent what is read now is: it grows with all that changes which text holds. */
export async function policiesAge(sql: Sql): Promise<number> {
  const [row] = await sql<[{ age: number }]>`
    select (count(*) + count(begun_at) + count(taken_back_at))::int as age from policy_edition`;
  return row.age;
}
