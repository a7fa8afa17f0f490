import type { Job } from "../../jobs/schedule.ts";
import type { Shop } from "../../shop/shop.ts";
import { takeNoted } from "./noteMissed.ts";

type Part = Pick<Shop, "sql" | "settings">;

/** So many different words of a day are kept, whoever types what; and for so long: a year and what it is held against. */
const [mostOfDay, keptDays] = [1_000, 800];

/** Adds what was looked for in vain since the last time to today's words; answers how many words. A new word is left out when the day is full. */
export async function writeMissed({ sql, settings }: Part): Promise<number> {
  const noted = takeNoted(settings);
  if (noted.length === 0) return 0;
  // In one order everywhere: two nodes that write the same words wait for one another and not crosswise.
  const sorted = noted.toSorted((a, b) => (a.words < b.words ? -1 : 1));
  await sql`
    insert into search_missed as m (day, words, maker, times)
    select india_today(), words, maker, times
    from jsonb_to_recordset(${sql.json(sorted)}) as noted (words text, maker text, times int)
    where exists (select from search_missed where day = india_today() and words = noted.words)
      or (select count(*) from search_missed where day = india_today()) < ${mostOfDay}
    order by words
    on conflict (day, words) do update set times = m.times + excluded.times, maker = excluded.maker`;
  return noted.length;
}

/** Forgets what was looked for long ago. */
export const sweepMissed = ({ sql }: Pick<Part, "sql">) =>
  sql`delete from search_missed where day < india_today() - ${keptDays}::int`;

/** What happens by itself to what was looked for in vain. */
export const missedJobs = (shop: Shop): Job[] => [
  { name: "missed searches", every: 10, run: () => writeMissed(shop) },
  { name: "forget searches", every: 3_600, run: () => sweepMissed(shop) },
];
