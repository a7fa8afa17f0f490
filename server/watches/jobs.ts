import { transaction } from "../database/transaction.ts";
import { deadAfter, enqueue } from "../jobs/outbox.ts";
import type { Job } from "../jobs/schedule.ts";
import type { Shop } from "../shop/shop.ts";
import { dueNow } from "./dueNow.ts";

/** So many of these mails are under way at once: an order's mail waits for two rounds of the outbox at most. */
const atOnce = 20;
const days = 180;

/** Has those told whose variant can be bought now, whatever made it so, the longest waiting first and a few at a time. How many. */
export const tellWaiting = ({ sql }: Pick<Shop, "sql">): Promise<number> =>
  transaction(sql, async (tx) => {
    const due = await tx<{ id: number; round: string }[]>`
      update product_watch set queued_at = now() where id in (
        select w.id from product_watch w where w.queued_at is null and ${dueNow(tx)}
        order by w.id limit greatest(0, ${atOnce} - (select count(*)::int from outbox where topic = 'watch_mail' and done_at is null and attempts < ${deadAfter}))
        for update skip locked)
      returning id, extract(epoch from queued_at)::text as round`;
    for (const { id, round } of due)
      await enqueue(tx, { topic: "watch_mail", key: `watch:${id}:${round}`, payload: { watch: id } });
    return due.length;
  });

/** Forgets who has waited for half a year. */
export async function forgetWaiting({ sql }: Pick<Shop, "sql">): Promise<void> {
  await sql`delete from product_watch where created_at < now() - ${days} * interval '1 day'`;
}

/** What happens by itself to those who wait for a product. */
export const watchJobs = (shop: Shop): Job[] => [
  { name: "tell who waits", every: 10, run: () => tellWaiting(shop) },
  { name: "forget who waits", every: 3_600, run: () => forgetWaiting(shop) },
];
