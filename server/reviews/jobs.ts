import { transaction } from "../database/transaction.ts";
import { enqueue } from "../jobs/outbox.ts";
import type { Job } from "../jobs/schedule.ts";
import type { Shop } from "../shop/shop.ts";
import { sweepForgotten } from "./pictures/forgetPictures.ts";
import { mayBeAsked, wasKept } from "./reviewable.ts";

/**
 * So many days after delivery the buyer is asked: strings have settled, he has played it for more than a week, and whoever
 * sends it back has mostly said so. What was delivered longer ago than the second is not asked about any more, as after a long stop.
 */
const [afterDays, untilDays] = [10, 40];

/** So many orders in a transaction, so that none is long. */
const atOnce = 100;

/** Has buyers of what was delivered and kept asked for a review, each order once; how many. */
export const askForReviews = ({ sql }: Pick<Shop, "sql">): Promise<number> =>
  transaction(sql, async (tx) => {
    const due = await tx<{ order_no: string }[]>`
      with due as (
        select distinct e.order_id from order_event e
        where e.to_state = 'delivered' and e.at < now() - ${afterDays} * interval '1 day' and e.at > now() - ${untilDays} * interval '1 day'
          and not exists (select from review_asked a where a.order_id = e.order_id)
          and exists (
            select from orders o join order_line l on l.order_id = o.id
            where o.id = e.order_id and o.state <> 'return_requested' and ${wasKept(tx)} and ${mayBeAsked(tx)})
        limit ${atOnce}),
      asked as (insert into review_asked (order_id) select order_id from due on conflict do nothing returning order_id)
      select order_no from asked join orders on id = order_id`;
    for (const { order_no } of due)
      await enqueue(tx, { topic: "review_mail", key: `review:${order_no}`, payload: { order_no } });
    return due.length;
  });

/** What happens to reviews by itself. */
export const reviewJobs = (shop: Shop): Job[] => [
  { name: "ask for reviews", every: 600, run: () => askForReviews(shop) },
  { name: "forget reviews' pictures", every: 300, run: () => sweepForgotten(shop) },
];
