import type { Sql } from "../../database/connect.ts";
import type { OrderCondition } from "./condition.ts";

/** So many of the newest orders are read one by one for a name before the index is asked. */
const newest = 6_000;

/** The condition that all parts stand in the name of who ordered, or of whom it goes to, in any case of letters. */
const isNamed = (sql: Sql, parts: string[]): OrderCondition =>
  parts
    .map((part) => sql`(o.name || ' ' || (o.address ->> 'name')) ilike ${`%${part.replace(/[\\%_]/g, "\\$&")}%`}`)
    .reduce((all, one) => sql`${all} and ${one}`);

/**
 * The newest orders with this name, `limit` at most, of those that meet the condition. A name that many have is among the
 * newest orders so often that reading these is enough; one that is not there so often is rare, so that the index of names
 * gives few. Either way it is known beforehand how much is read.
 */
export async function findByName(
  sql: Sql,
  parts: string[],
  { condition, before, limit }: { condition: OrderCondition; before: number; limit: number },
): Promise<number[]> {
  const named = isNamed(sql, parts);
  const among = await sql<{ id: number }[]>`
    select o.id from (
      select * from orders where id < ${before} order by id desc limit ${newest}) o
    where ${named} and ${condition} order by o.id desc limit ${limit}`;
  if (among.length === limit || !parts.some((part) => part.length >= 3)) return among.map(({ id }) => id);
  const rare = await sql<{ id: number }[]>`
    with found as materialized (select o.* from orders o where ${named})
    select o.id from found o where o.id < ${before} and ${condition} order by o.id desc limit ${limit}`;
  return rare.map(({ id }) => id);
}
