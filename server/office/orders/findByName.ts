import type { Sql } from "../../database/connect.ts";
import type { OrderCondition } from "./condition.ts";

/** So many of the newest orders are read one by one before an index is asked; where it knows nothing of a name, so many and no others. */
const [newest, unindexed] = [2_000, 6_000];
/** How far back a name is looked for, as a multiple of where the page should end by the newest orders; and in orders at most. */
const [spare, farthest] = [3, 200_000];

/** The condition that all parts stand in the name of who ordered, or of whom it goes to, in any case of letters. */
const isNamed = (sql: Sql, parts: string[]): OrderCondition =>
  parts
    .map((part) => sql`(o.name || ' ' || (o.address ->> 'name')) ilike ${`%${part.replace(/[\\%_]/g, "\\$&")}%`}`)
    .reduce((all, one) => sql`${all} and ${one}`);

/** Whether the index of names can narrow this down: it knows three letters in a row. */
const isIndexed = (parts: string[]): boolean => parts.some((part) => /[\p{L}\p{N}]{3}/u.test(part));

/** Whether this may be somebody's whole name: two of its words are in the index, so that few orders have all of them. */
const isWhole = (parts: string[]): boolean => parts.filter((part) => isIndexed([part])).length >= 2;

const idsOf = (rows: { id: number }[]): number[] => rows.map(({ id }) => id);

/** Where `condition` is undefined, any order will do. */
type Asked = { condition: OrderCondition | undefined; before: number; limit: number };

/**
 * The newest orders placed with just this name, in any case of letters. Compared as rows, so that whatever statistics say of the
 * name the index is read from its newest order on, and not all orders with it to be sorted.
 */
export async function findByWholeName(
  sql: Sql,
  parts: string[],
  { condition, before, limit }: Asked,
): Promise<number[]> {
  const name = sql`lower(${parts.join(" ")})`;
  return idsOf(
    await sql<{ id: number }[]>`
      select o.id from orders o
      where (lower(o.name), o.id) > (${name}, 0) and (lower(o.name), o.id) < (${name}, ${before}) and ${condition ?? sql`true`}
      order by lower(o.name) desc, o.id desc limit ${limit}`,
  );
}

/**
 * The newest orders with this name, `limit` at most, of those that meet the condition. A name that many have is among the
 * newest orders so often that reading these is enough. How often one is there that thousands have tells how far back the page
 * reaches: what the index of names gives is held against that of age, so that not each of them is read. Any other name is rare,
 * or narrowed down by the condition: one that nearly all meet leaves as many among the newest. A whole name is first looked up as
 * it stands: where a page is full of those who are called just so, whoever is called a little otherwise and is older than they are does not stand on it.
 */
export async function findByName(sql: Sql, parts: string[], { condition, before, limit }: Asked): Promise<number[]> {
  const isMeant = sql`${isNamed(sql, parts)} and ${condition ?? sql`true`}`;
  const last = (from: OrderCondition) => sql<{ id: number }[]>`
    select id from (select o.id from ${from} where o.id < ${before} and ${isMeant} offset 0) found order by id desc limit ${limit}`;
  const since = (oldest: number) => sql<{ id: number }[]>`
    select id from (select o.id from orders o where o.id + 0 >= ${oldest} and o.id < ${before} and ${isMeant} offset 0) found
    order by id desc limit ${limit}`;
  const everywhere = () => last(sql`orders o`);
  if (!condition && isWhole(parts)) {
    const exact = await findByWholeName(sql, parts, { condition, before, limit });
    const oldest = exact.at(-1);
    if (oldest !== undefined) return idsOf(await (exact.length === limit ? since(oldest) : everywhere()));
  }
  const indexed = isIndexed(parts);
  const few = sql`(select * from orders where id < ${before} order by id desc limit ${indexed ? newest : unindexed}) o`;
  const [among] = await sql<[{ ids: number[]; top: number | null }]>`
    select array(${last(few)}) as ids, (select max(id) from orders where id < ${before}) as top`;
  if (among.ids.length === limit || !indexed || among.top === null) return among.ids;
  if (!condition || among.ids.length * 4 >= limit) {
    const back = Math.min((spare * limit * newest) / Math.max(among.ids.length, 1), farthest);
    const near = await since(among.top - Math.ceil(back));
    if (near.length === limit) return idsOf(near);
  }
  return idsOf(await everywhere());
}
