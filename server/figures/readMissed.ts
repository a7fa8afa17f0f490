import type { Figures } from "../../contract/office/figures.ts";
import type { Sql } from "../database/connect.ts";
import type { Span } from "./period.ts";

/** What shoppers looked for in these days and did not find, the most wanted first, at most so many words. */
export const readMissed = (sql: Sql, { from, to }: Span, most: number | null) => sql<Figures["missed"]>`
  select words, max(maker) as maker, sum(times)::int as times from search_missed
  where day between ${from} and ${to} group by words order by times desc, words limit ${most}`;
