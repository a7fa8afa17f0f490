import { transaction } from "../database/transaction.ts";
import { growingPause } from "../jobs/growingPause.ts";
import { askGateway } from "../payments/askGateway.ts";
import type { Shop } from "../shop/shop.ts";
import { step } from "../steps.ts";
import { changeState } from "./changeState.ts";
import { returnCoupon } from "./coupon.ts";
import { moveStock } from "./stock.ts";

type Due = { id: number; order_no: string; gateway: string | null; gateway_order_id: string | null; patient: boolean };

/** How much longer an order is held while its bank has not answered yet, in minutes. */
const grace = 10;

/** For how long it is held at most when nobody says whether it is paid, in minutes; what is paid later counts or is refunded. */
const longest = 120;

/** The longest pause before an order's gateway is asked again, in seconds. */
const longestPause = 600;

/** For so long, in seconds, an order is with the node that asks about it: longer than a gateway may take. */
const lease = 60;

/** So many orders are tried in one round. */
const most = 50;

/** Frees what an unpaid order held, unless it was paid or moved in the meantime. */
async function expire(shop: Shop, id: number, cause: string): Promise<void> {
  await transaction(shop.sql, async (tx) => {
    const due =
      await tx`select from orders where id = ${id} and state = 'awaiting_payment' and expires_at < now() for update`;
    if (due.length === 0) return;
    await changeState(tx, id, ["awaiting_payment"], "expired", { cause, actor: "clock" });
    await step("expire: state changed");
    await returnCoupon(tx, id);
    await moveStock(tx, id, "release");
    await tx`update payment_intent set state = 'closed' where order_id = ${id} and state = 'open'`;
    await tx`delete from overdue_order where order_id = ${id}`;
    await step("expire: before commit");
  });
}

/** Holds an order a while longer, as its bank has not answered yet. */
async function holdOn({ sql }: Shop, id: number): Promise<void> {
  await sql`
    with overdue as (
      insert into overdue_order (order_id, since, reason) select id, expires_at, 'The bank has not answered yet' from orders where id = ${id} and state = 'awaiting_payment'
      on conflict (order_id) do update set reason = excluded.reason, attempts = 0, retry_at = now())
    update orders set expires_at = now() + ${grace} * interval '1 minute' where id = ${id} and state = 'awaiting_payment'`;
}

/** Tries an order again later, with a pause of its own that grows; one that has been paid meanwhile has nothing left to try. */
async function tryLater({ sql }: Shop, id: number, reason: string): Promise<void> {
  await sql`
    insert into overdue_order as t (order_id, since, attempts, retry_at, reason)
    select id, expires_at, 1, now() + interval '10 seconds', ${reason} from orders where id = ${id} and state = 'awaiting_payment'
    on conflict (order_id) do update set attempts = t.attempts + 1, reason = excluded.reason,
      retry_at = now() + ${growingPause(sql, sql`t.attempts`, longestPause)}`;
}

async function free(shop: Shop, { id, gateway, gateway_order_id, patient }: Due): Promise<void> {
  const inTime = "Not paid in time";
  try {
    const payments = gateway && gateway_order_id ? await askGateway(shop, gateway, gateway_order_id) : [];
    await step("expire: gateway asked");
    if (patient && payments.some(({ state }) => state === "pending")) await holdOn(shop, id);
    else await expire(shop, id, inTime);
  } catch (error) {
    if (patient) throw error;
    await expire(shop, id, `${inTime}, as far as is known: the gateway does not answer`);
  }
}

/** Takes on the next order whose time to pay is over, so that no other node asks about it too; undefined when there is none. */
async function claim({ sql }: Shop): Promise<Due | undefined> {
  const [due] = await sql<Due[]>`
    with due as (
      select o.id, o.order_no, o.expires_at, coalesce(t.since > now() - ${longest} * interval '1 minute', true) as patient
      from orders o left join overdue_order t on t.order_id = o.id
      where o.state = 'awaiting_payment' and o.expires_at < now() and (t.retry_at is null or t.retry_at <= now())
      order by coalesce(t.attempts, 0), o.expires_at limit 1 for no key update of o skip locked),
    claimed as (
      insert into overdue_order as t (order_id, since, retry_at, reason)
      select id, expires_at, now() + ${lease} * interval '1 second', 'Its gateway is being asked' from due
      on conflict (order_id) do update set retry_at = excluded.retry_at where t.retry_at <= now()
      returning order_id)
    select d.id, d.order_no, d.patient, i.gateway, i.gateway_order_id
    from claimed c join due d on d.id = c.order_id left join payment_intent i on i.order_id = d.id and i.state = 'open'`;
  return due;
}

/** What was claimed and has been paid, freed or cancelled needs no further try. */
const letGo = ({ sql }: Shop, id: number) => sql`
  delete from overdue_order t using orders o where t.order_id = ${id} and o.id = t.order_id and o.state <> 'awaiting_payment'`;

/**
 * Expires orders whose time to pay is over. The gateway is asked first: the money may be on its way. What goes wrong
 * with one order keeps no other waiting: those that have not been tried yet come first.
 */
export async function expireHolds(shop: Shop): Promise<number> {
  for (let tried = 0; tried < most; tried++) {
    const order = await claim(shop);
    if (!order) return tried;
    try {
      await free(shop, order);
    } catch (error) {
      shop.log.warn({ err: error, order: order.order_no }, "order not expired yet");
      await tryLater(shop, order.id, error instanceof Error ? error.message : String(error));
    }
    await letGo(shop, order.id);
  }
  return most;
}
