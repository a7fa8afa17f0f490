import type { FrontPart } from "../../contract/office/shopfrontStates.ts";
import type { Sql } from "../database/connect.ts";
import { isToCheck } from "../orders/isToCheck.ts";

/** What stands in the way of single orders, for a person to look at. `since`: when an order's time to pay was over. */
export type Troubles = {
  unclear_payments: { order_no: string; gateway: string; payment: string; money: string; why: string }[];
  fast_orders: { count: number; oldest: string | null };
  overdue_orders: { order_no: string; since: Date; attempts: number; reason: string | null }[];
  /** Planned changes of many that could not be made or put back yet. */
  failing_plans: { words: string; fault: string }[];
  /** Plans of the shopfront that could not begin, or not end yet (`shown`). */
  failing_shopfront: { part: FrontPart; words: string; fault: string; shown: boolean }[];
};

/** An order is overdue when it could not be freed, or nobody has tried for so many minutes. */
const late = 5;

/** The longest list that is read. */
const most = 50;

export async function readTroubles(sql: Sql): Promise<Troubles> {
  const [unclear, overdue, fast, plans, shopfront] = await Promise.all([
    sql<Troubles["unclear_payments"]>`
      select o.order_no, u.gateway, u.gateway_payment_id as payment, u.money, u.why
      from unclear_payment u join orders o on o.id = u.order_id where u.checked_at is null order by u.seen_at limit ${most}`,
    sql<Troubles["overdue_orders"]>`
      select o.order_no, coalesce(t.since, o.expires_at) as since, coalesce(t.attempts, 0) as attempts, t.reason
      from orders o left join overdue_order t on t.order_id = o.id
      where o.state = 'awaiting_payment' and o.expires_at < now()
        and (t.attempts > 0 or o.expires_at < now() - ${late} * interval '1 minute')
      order by 2 limit ${most}`,
    sql<Troubles["fast_orders"][]>`
      select count(*)::int as count, (array_agg(order_no order by placed_at))[1] as oldest from orders where ${isToCheck(sql)}`,
    // A schema that waits for its migrations has no such column yet.
    sql<Troubles["failing_plans"]>`
      select words, to_jsonb(p) ->> 'fault' as fault from bulk_plan p
      where state in ('planned', 'running') and to_jsonb(p) ->> 'fault' is not null order by from_at limit ${most}`,
    sql<Troubles["failing_shopfront"]>`
      select part, words, fault, began is not null as shown from shopfront_plan
      where fault is not null and (done_at is null or done_at > now() - interval '7 days') order by from_at limit ${most}`,
  ]);
  return {
    unclear_payments: [...unclear],
    overdue_orders: [...overdue],
    fast_orders: fast[0] ?? { count: 0, oldest: null },
    failing_plans: [...plans],
    failing_shopfront: [...shopfront],
  };
}
