import type { Sql } from "../database/connect.ts";
import { deadAfter } from "../jobs/outbox.ts";

/** What waits to be done. `dead`: given up, or tried so often that a person should look. `failing`: not done at its last try. */
export type Queues = {
  outbox: { topic: string; waiting: number; failing: number; dead: number; error: string | null }[];
  inbox: { gateway: string; waiting: number; dead: number; error: string | null }[];
  unpaid: { count: number; oldest: Date | null };
};

export async function readQueues(sql: Sql): Promise<Queues> {
  const [outbox, inbox, unpaid] = await Promise.all([
    sql<Queues["outbox"]>`
      select topic, (count(*) filter (where done_at is null))::int as waiting,
        (count(*) filter (where done_at is null and last_error is not null))::int as failing,
        (count(*) filter (where done_at is not null or attempts >= ${deadAfter}))::int as dead,
        (array_agg(last_error order by run_at desc) filter (where last_error is not null))[1] as error
      from outbox
      where done_at is null or (last_error is not null and created_at > now() - interval '30 days')
      group by topic order by topic`,
    sql<Queues["inbox"]>`
      select gateway, count(*)::int as waiting, (count(*) filter (where attempts >= ${deadAfter}))::int as dead,
        (array_agg(last_error order by run_at desc) filter (where last_error is not null))[1] as error
      from webhook_inbox where processed_at is null group by gateway order by gateway`,
    sql<Queues["unpaid"][]>`
      select count(*)::int as count, min(placed_at) as oldest from orders where state = 'awaiting_payment'`,
  ]);
  return { outbox: [...outbox], inbox: [...inbox], unpaid: unpaid[0] ?? { count: 0, oldest: null } };
}
