import { ApiError } from "../http/reply.ts";
import type { Shop } from "../rooms.ts";
import { sign } from "../secret.ts";
import { WorkQueue } from "./workQueue.ts";

/** How often something may be tried: `burst` times at once, and then once in `every` seconds. */
export type Measure = { name: string; burst: number; every: number };

/** A rush at the login takes a few of the pool's connections and leaves the others to those who shop. */
const counting = new WorkQueue(2, 5_000);

/** The table holds no addresses: only who knows the secret can tell whom a row is about. */
const keyOf = (shop: Pick<Shop, "secret">, measure: Measure, whom: string) =>
  sign(shop.secret, `limit ${measure.name}`, whom).slice(0, 32);

const inWords = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
};

/**
 * Counts one try of `whom`, for every node alike, in one statement: each try moves the moment at which all tries are
 * free again, and none may move it further than the burst. Throws an ApiError of 429 with Retry-After in seconds.
 */
export async function takeTry(
  shop: Pick<Shop, "sql" | "secret" | "log">,
  measure: Measure,
  whom: string,
): Promise<void> {
  const { every, burst } = measure;
  const key = keyOf(shop, measure, whom);
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
  shop.log.warn({ event: "limit reached", measure: measure.name }, "limit");
  throw new ApiError(
    429,
    `That was tried too often. Please wait ${inWords(wait)} and try again.`,
    {},
    { "Retry-After": String(wait) },
  );
}

/** Whether `whom` has a try left, without counting one. */
export async function hasTriesLeft(
  shop: Pick<Shop, "sql" | "secret">,
  measure: Measure,
  whom: string,
): Promise<boolean> {
  const { every, burst } = measure;
  const spent = await shop.sql`
    select from rate_limit where key = ${keyOf(shop, measure, whom)} and full_at > now() + ${(burst - 1) * every} * interval '1 second'`;
  return spent.length === 0;
}

/** Gives all tries back: whoever it was has shown that he may. */
export async function forgetTries(shop: Pick<Shop, "sql" | "secret">, measure: Measure, whom: string): Promise<void> {
  await shop.sql`delete from rate_limit where key = ${keyOf(shop, measure, whom)}`;
}
