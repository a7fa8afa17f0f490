import { merge } from "../../contract/office/shopfrontMerge.ts";
import { type FrontPart, frontParts } from "../../contract/office/shopfrontStates.ts";
import type { Sql } from "../database/connect.ts";
import { seePart } from "../shopfront/draft.ts";
import type { States } from "../shopfront/readState.ts";

type Planned = { from: States[FrontPart]; to: States[FrontPart] };

/** What the clock will do to a part until a time, the earliest first. */
const plannedUntil = (sql: Sql, part: FrontPart, at: Date) => sql<Planned[]>`
  select base as "from", state as "to", from_at as time, id from shopfront_plan
  where part = ${part} and done_at is null and began is null and from_at <= ${at}
  union all
  select state, base, until_at, id from shopfront_plan
  where part = ${part} and done_at is null and began is null and until_at <= ${at}
  union all
  select s.after, s.before, p.until_at, p.id from shopfront_plan p join shopfront_state s on s.id = p.began
  where p.part = ${part} and p.done_at is null and p.until_at <= ${at}
  order by time, id`;

/** Home, collections and menu as they will be at a time by what is planned; of one part the draft instead, if one is named. */
export async function statesAt(sql: Sql, draft: FrontPart | null, at: Date): Promise<States> {
  const states = await Promise.all(
    frontParts.map(async (part) => {
      const { live, state, draft: kept } = await seePart(sql, part);
      const later = (await plannedUntil(sql, part, at)).reduce((now, { from, to }) => merge(from, to, now), live);
      return [part, part === draft && kept ? merge<States[FrontPart]>(live, state, later) : later];
    }),
  );
  return Object.fromEntries(states) as States;
}
