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

/**
 * Counts one attempt of `whom`, shared by all nodes, in one statement: each attempt moves the moment at which all are
 * free again, and none may move it further than the burst. Throws an ApiError of 429 with Retry-After in seconds.
 */
export async function countAttempt(
  shop: Pick<Shop, "sql" | "secret" | "log">,
  rateLimit: RateLimit,
  whom: string,
): Promise<void> {
  const { every, burst } = rateLimit;
  const key = keyOf(shop, rateLimit, whom);
  const wait = await counting.run(async () => {
    const taken = await shop.sql`
      insert into rate_limit as r (key, full_at) values (${key}, now() + ${every} * interval '1 second')
      on conflict (key) do update set full_at = greatest(r.full_at, now()) + ${every} * interval '1 second'
        where r.full_at <= now() + ${(burst - 1) * every} * interval '1 second'`;
    if (taken.count > 0) return 0;
    // Asked apart: the statement above refuses by what others have just written, and would tell what it saw before that.
    const [row] = await shop.sql<{ wait: number }[]>`
      select greatest(ceil(extract(epoch from full_at - now()))::int - ${(burst - 1) * every}, 1) as wait
      from rate_limit where key = ${key}`;
    return row?.wait ?? 1;
  });
  if (wait === 0) return;
  shop.log.warn({ event: "limit reached", rateLimit: rateLimit.name }, "limit");
  throw new ApiError(
    429,
    `That was tried too often. Please wait ${inWords(wait)} and try again.`,
    {},
    { "Retry-After": String(wait) },
  );
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
