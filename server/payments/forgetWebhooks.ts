import type { Sql } from "../database/connect.ts";

/** A gateway tells the same event again for days; for so many the shop knows that it has worked on it. */
const knownDays = 30;

/** Takes the bodies of webhooks that an earlier version left standing, and forgets those that no gateway tells any more. */
export async function forgetWebhooks(sql: Sql): Promise<number> {
  await sql`update webhook_inbox set body = '' where processed_at is not null and body <> ''`;
  const { count } = await sql`delete from webhook_inbox where processed_at < now() - ${knownDays} * interval '1 day'`;
  return count;
}
