import { transaction } from "../database/transaction.ts";
import { enqueue } from "../jobs/outbox.ts";
import type { Job } from "../jobs/schedule.ts";
import type { Shop } from "../shop/shop.ts";
import { forgetRequests } from "./requestKey.ts";

/** Reminds by mail, once, of what begins within a day and was booked at least a day before it begins. */
export const remind = ({ sql }: Pick<Shop, "sql">): Promise<number> =>
  transaction(sql, async (tx) => {
    const due = await tx<{ booking_no: string; sequence: number }[]>`
      update try_out set reminded_at = now()
      where state = 'booked' and reminded_at is null and lower(during) between now() and now() + interval '24 hours'
        and changed_at <= lower(during) - interval '24 hours'
      returning booking_no, sequence`;
    for (const { booking_no, sequence } of due) {
      const key = `try_out:${booking_no}:reminder:${sequence}`;
      await enqueue(tx, { topic: "try_out_mail", key, payload: { booking_no, about: "reminder" } });
    }
    return due.length;
  });

/** Gives free what was set aside by a process that has ended before it was booked. */
export const freeUnfinished = ({ sql }: Pick<Shop, "sql">): Promise<number> =>
  transaction(sql, async (tx) => {
    const left = await tx<{ booking_no: string }[]>`
      update try_out set state = 'refused', request_key = null, request_body = null
      where state = 'asked' and changed_at < now() - interval '2 minutes' returning booking_no`;
    for (const { booking_no } of left)
      await enqueue(tx, {
        topic: "try_out_service",
        key: `try_out_service:${booking_no}:refused`,
        payload: { booking_no },
      });
    return left.length;
  });

/** Forgets who came a year ago; what was tried and when stays. What never came about goes after a day, and so do requests' keys. */
export async function forgetVisitors(shop: Pick<Shop, "sql">): Promise<void> {
  const { sql } = shop;
  await sql`
    update try_out set name = '', email = '', mobile = null
    where mobile is not null and upper(during) < now() - interval '1 year'`;
  await sql`delete from try_out where state = 'refused' and created_at < now() - interval '1 day'`;
  await forgetRequests(shop);
}

/** What happens to try-outs by itself. */
export const tryOutJobs = (shop: Shop): Job[] => [
  { name: "try-out reminders", every: 60, run: () => remind(shop) },
  { name: "unfinished try-outs", every: 60, run: () => freeUnfinished(shop) },
  { name: "forget visitors", every: 3_600, run: () => forgetVisitors(shop) },
];
