import type { FrontPart } from "../../contract/office/shopfrontStates.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { differencesOf } from "./differences.ts";
import type { States } from "./readState.ts";

/** How many publications the office's screen shows. */
const shownAtOnce = 10;

const utc = (sql: Sql | Transaction, column: string) =>
  sql`to_char(${sql(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

type ShownRow = {
  id: number;
  at: string;
  name: string;
  door: "office" | "machine" | "key" | "clock";
  words: string;
  before: States[FrontPart];
  after: States[FrontPart];
  takes_back: number | null;
  taken_back: boolean;
};

/** What was changed of a part lately, by whom and with which words, the latest first. */
export async function readHistory(sql: Sql | Transaction, part: FrontPart, names: ReadonlyMap<string, string>) {
  const rows = await sql<ShownRow[]>`
    select id, ${utc(sql, "at")} as at, staff_name as name, door, words, before, after, takes_back,
      exists (select from shopfront_state later where later.takes_back = s.id) as taken_back
    from shopfront_state s where part = ${part} order by id desc limit ${shownAtOnce}`;
  return rows.map(({ before, after, ...row }) => ({ ...row, differences: differencesOf(part, before, after, names) }));
}

type PlanRow = {
  id: number;
  from: string;
  until: string | null;
  name: string;
  words: string;
  began: boolean;
  fault: string | null;
  base: States[FrontPart];
  state: States[FrontPart];
};

/** What is planned for a part: not yet over, or not done for a fault within the last week. */
export async function readPlans(sql: Sql | Transaction, part: FrontPart, names: ReadonlyMap<string, string>) {
  const rows = await sql<PlanRow[]>`
    select id, ${utc(sql, "from_at")} as "from", ${utc(sql, "until_at")} as until, staff_name as name, words, began is not null as began, fault,
      base, state
    from shopfront_plan
    where part = ${part} and (done_at is null or fault is not null and done_at > now() - interval '7 days') order by from_at, id`;
  return rows.map(({ base, state, ...row }) => ({ ...row, differences: differencesOf(part, base, state, names) }));
}
