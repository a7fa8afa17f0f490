import type { Sql } from "../database/connect.ts";

/** A gateway tells the same event again for days; for so many the shop knows that it has worked on it. */
const knownDays = 30;

/** Carries out a statement that takes at most so many rows until none are left; how many there were. */
async function inParts(most: number, take: () => Promise<{ count: number }>): Promise<number> {
  for (let all = 0; ; ) {
    const { count } = await take();
    all += count;
    if (count < most) return all;
  }
}

/**
 * Takes the bodies of webhooks that an earlier version left standing, and forgets those that no gateway tells any more; `most` at a time,
 * as a shop may have a million.
 */
export async function forgetWebhooks(sql: Sql, most = 10_000): Promise<number> {
  await inParts(
    most,
    () => sql`
      update webhook_inbox set body = '' where ctid = any(array(
        select ctid from webhook_inbox where processed_at is not null and body <> '' limit ${most}))`,
  );
  return inParts(
    most,
    () => sql`
      delete from webhook_inbox where ctid = any(array(
        select ctid from webhook_inbox where processed_at < now() - ${knownDays} * interval '1 day' order by processed_at limit ${most}))`,
  );
}
