import type { Part, Sql } from "../database/connect.ts";
import { ApiError } from "../http/reply.ts";
import { sign } from "../secret.ts";
import type { Shop } from "../shop/shop.ts";
import { WorkQueue } from "./workQueue.ts";

/** How often something may be tried: `burst` times at once, and then once in `every` seconds. */
export type RateLimit = { name: string; burst: number; every: number };

/** At most two attempts are counted at once, so that a rush at the login leaves the pool's other connections to shoppers. */
const counting = new WorkQueue("limits", 2, 1_000);

/** The table holds no addresses: only who knows the secret can tell whom a row is about. */
const keyOf = (shop: Pick<Shop, "secret">, rateLimit: RateLimit, whom: string) =>
  sign(shop.secret, `limit ${rateLimit.name}`, whom).slice(0, 32);

/** A wait in words. */
export const inWords = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
};

/** An attempt of somebody at something. */
type Attempt = [rateLimit: RateLimit, whom: string];

/** As rows of the statements below: the gap between two attempts, and how far off the moment may be at which all are free, in seconds. */
const asRows = (shop: Pick<Shop, "secret">, attempts: Attempt[]) =>
  attempts.map(([limit, whom]) => ({
    key: keyOf(shop, limit, whom),
    every: limit.every,
    most: (limit.burst - 1) * limit.every,
  }));

/** A statement, or a part of one, that counts these attempts, in the order of their keys so that nobody deadlocks; it has a row for each that was counted. */
const countingOf = (sql: Sql, rows: ReturnType<typeof asRows>, condition: Part) => sql`
  insert into rate_limit as r (key, full_at)
  select key, now() + every * interval '1 second' from jsonb_to_recordset(${sql.json(rows)}) as a (key text, every int) where ${condition} order by key
  on conflict (key) do update set full_at = greatest(r.full_at, now()) + (excluded.full_at - now())
    where r.full_at <= now() + interval '1 second' * (
      select most from jsonb_to_recordset(${sql.json(rows)}) as a (key text, most int) where a.key = r.key)
  returning key`;

/** The refusal of one attempt more, with Retry-After in seconds. */
async function refusalOf(
  { sql, secret, log }: Pick<Shop, "sql" | "secret" | "log">,
  [rateLimit, whom]: Attempt,
): Promise<ApiError> {
  const { every, burst } = rateLimit;
  // Asked apart: the statement that counts refuses by what others have just written, and would tell what it saw before that.
  const [row] = await sql<{ wait: number }[]>`
    select greatest(ceil(extract(epoch from full_at - now()))::int - ${(burst - 1) * every}, 1) as wait
    from rate_limit where key = ${keyOf({ secret }, rateLimit, whom)}`;
  const wait = row?.wait ?? 1;
  log.warn({ event: "limit reached", rateLimit: rateLimit.name }, "limit");
  return new ApiError(
    429,
    `That was tried too often. Please wait ${inWords(wait)} and try again.`,
    {},
    { "Retry-After": String(wait) },
  );
}

/**
 * Counts one attempt, shared by all nodes, and where it is not refused one of each of the others, all in one statement: each attempt
 * moves the moment at which all are free again, and none may move it further than the burst. Answers the refusals, an ApiError of 429 with
 * Retry-After in seconds, by the place of what they refuse; others are neither counted nor refused where the first is.
 */
export async function countAttempts(
  shop: Pick<Shop, "sql" | "secret" | "log">,
  first: Attempt,
  others: Attempt[] = [],
): Promise<(ApiError | undefined)[]> {
  const { sql } = shop;
  const [firstRow, ...rows] = asRows(shop, [first, ...others]);
  if (!firstRow) return [];
  return counting.run(async () => {
    const counted = await sql<{ key: string }[]>`
      with first as (${countingOf(sql, [firstRow], sql`true`)}),
      others as (${countingOf(sql, rows, sql`exists (select from first)`)})
      select key from first union all select key from others`;
    const keys = new Set(counted.map(({ key }) => key));
    if (!keys.has(firstRow.key)) return [await refusalOf(shop, first)];
    const refusals = others.map(async (other, at) =>
      keys.has(rows[at]?.key ?? "") ? undefined : refusalOf(shop, other),
    );
    return [undefined, ...(await Promise.all(refusals))];
  });
}

/** Counts one attempt of `whom`. Throws an ApiError of 429 with Retry-After in seconds. */
export async function countAttempt(
  shop: Pick<Shop, "sql" | "secret" | "log">,
  rateLimit: RateLimit,
  whom: string,
): Promise<void> {
  const [refusal] = await countAttempts(shop, [rateLimit, whom]);
  if (refusal) throw refusal;
}

/** Whether `whom` has an attempt left, without counting one. */
export async function hasAttemptsLeft(
  shop: Pick<Shop, "sql" | "secret">,
  rateLimit: RateLimit,
  whom: string,
): Promise<boolean> {
  const { every, burst } = rateLimit;
  const spent = await shop.sql`
    select from rate_limit where key = ${keyOf(shop, rateLimit, whom)} and full_at > now() + ${(burst - 1) * every} * interval '1 second'`;
  return spent.length === 0;
}

/** Uncounts one attempt that came to nothing. */
export async function returnAttempt(
  shop: Pick<Shop, "sql" | "secret">,
  rateLimit: RateLimit,
  whom: string,
): Promise<void> {
  await shop.sql`
    update rate_limit set full_at = full_at - ${rateLimit.every} * interval '1 second' where key = ${keyOf(shop, rateLimit, whom)}`;
}

/** Forgets the attempts counted for `whom`, after a login that succeeded. */
export async function resetAttempts(
  shop: Pick<Shop, "sql" | "secret">,
  rateLimit: RateLimit,
  whom: string,
): Promise<void> {
  await shop.sql`delete from rate_limit where key = ${keyOf(shop, rateLimit, whom)}`;
}
