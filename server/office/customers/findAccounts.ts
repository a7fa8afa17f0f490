import type { Sql } from "../../database/connect.ts";
import type { Sought } from "../orders/sought.ts";

/** So many accounts of a kind are looked at: a longer word finds the others. */
const most = 500;

/** So many of the newest accounts are read one by one for a name before the index is asked, as orders are. */
const newest = 6_000;

type Page = { before: number; limit: number };

const idsOf = (rows: { id: number }[]): number[] => rows.map(({ id }) => id);

/** Accounts whose mobile number ends so, or whose mail address begins so, and those by which one of these orders was placed. */
async function bySign(sql: Sql, { mobile, email }: Sought, ofOrders: number[]): Promise<number[]> {
  const end = mobile?.split("").reverse().join("");
  const kinds = [
    end !== undefined &&
      sql`select id from customer where reverse(mobile) >= ${end} and reverse(mobile) <= ${end.padEnd(10, "9")} limit ${most}`,
    email !== undefined &&
      sql`select id from customer where email ~>=~ ${email} and email ~<=~ ${`${email}\u{10ffff}`} limit ${most}`,
    ofOrders.length > 0 &&
      sql`
      select c.id from orders o cross join lateral (select id from customer where id = o.customer_id limit 1) c
      where o.id = any(${ofOrders})`,
    ofOrders.length > 0 &&
      sql`
      select c.id from orders o
      cross join lateral (select id from customer where email = o.email and email_verified limit 1) c
      where o.id = any(${ofOrders}) and o.customer_id is null`,
  ].filter((kind) => typeof kind === "object");
  const lists = await Promise.all(kinds.map((kind) => sql<{ id: number }[]>`${kind}`));
  return lists.flatMap(idsOf);
}

/** The newest accounts with this name; one of several words is rare enough for the index of names, one that many have stands among the newest. */
async function byName(sql: Sql, parts: string[], { before, limit }: Page): Promise<number[]> {
  const isNamed = parts
    .map((part) => sql`c.name ilike ${`%${part.replace(/[\\%_]/g, "\\$&")}%`}`)
    .reduce((all, one) => sql`${all} and ${one}`);
  const known = parts.filter((part) => part.length >= 3).length;
  if (known < 2) {
    const among = await sql<{ id: number }[]>`
      select c.id from (select id, name from customer where id < ${before} order by id desc limit ${newest}) c
      where ${isNamed} order by c.id desc limit ${limit}`;
    if (among.length === limit || known === 0) return idsOf(among);
  }
  return idsOf(
    await sql<{ id: number }[]>`
      with named as materialized (select c.id from customer c where ${isNamed})
      select id from named where id < ${before} order by id desc limit ${limit}`,
  );
}

/** The newest accounts before that one: all, or those that are sought. `ofOrders`: orders that were found by the same word. */
export async function findAccounts(
  sql: Sql,
  { found, ofOrders, ...page }: Page & { found: Sought | undefined; ofOrders: number[] },
): Promise<number[]> {
  const { before, limit } = page;
  if (!found)
    return idsOf(
      await sql<{ id: number }[]>`select id from customer where id < ${before} order by id desc limit ${limit}`,
    );
  const lists = await Promise.all([bySign(sql, found, ofOrders), found.name ? byName(sql, found.name, page) : []]);
  return [...new Set(lists.flat())]
    .filter((id) => id < before)
    .toSorted((a, b) => b - a)
    .slice(0, limit);
}
