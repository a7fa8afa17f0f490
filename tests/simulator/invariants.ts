import type { Sql } from "../../server/database/connect.ts";
import { audit } from "../../server/jobs/audit.ts";

/** The order's state, and what must be true of it at every moment and is not. */
export async function look(sql: Sql, orderNo: string): Promise<{ state: string; broken: string[] }> {
  const rows = await sql<{ rule: string | null; state: string | null }[]>`
    with o as (select * from orders where order_no = ${orderNo}),
    events as (select e.*, lag(to_state) over (order by seq) as before, row_number() over (order by seq) as place
      from order_event e join o on o.id = e.order_id),
    moves as (
      select l.variant_id, l.quantity,
        coalesce(sum(case m.kind when 'hold' then m.quantity when 'restock' then 0 else -m.quantity end), 0) as held,
        coalesce(sum(case m.kind when 'commit' then -m.quantity when 'restock' then m.quantity else 0 end), 0) as gone,
        l.quantity is not distinct from (array_agg(m.quantity order by m.round desc) filter (where m.kind = 'hold' and m.round <= coalesce(
          (select c.round from stock_move c where c.order_id = m.order_id and c.variant_id = m.variant_id and c.kind = 'commit'), m.round)))[1] as whole,
        (select coalesce(sum(b.quantity), 0) from o join return_request r on r.order_id = o.id join return_line b on b.return_id = r.id
          where b.wanted_id = l.variant_id and r.exchange = 'kept') as kept,
        (select coalesce(sum(b.quantity), 0) from o join return_request r on r.order_id = o.id join return_line b on b.return_id = r.id
          where b.variant_id = l.variant_id and r.state = 'received')
          + (select coalesce(sum(i.pieces), 0) from o join order_parcel p on p.order_id = o.id join order_parcel_piece i using (order_id, number)
            where i.variant_id = l.variant_id and p.state = 'undelivered') as back
      from o join order_line l on l.order_id = o.id left join stock_move m on m.order_id = o.id and m.variant_id = l.variant_id
      group by l.variant_id, l.quantity),
    paid as (select count(*) filter (where accepted) as accepted, coalesce(sum(amount) filter (where accepted), 0) as amount
      from payment p join o on o.id = p.order_id),
    found as (select 'it exists' as rule where not exists (select from o)
    union all select 'its history is a chain without gaps' from events where before is distinct from from_state or place <> seq
    union all select 'its state is the last of its history' from o
      where state is distinct from (select to_state from events order by seq desc limit 1)
    union all select 'all of each line is held, gone or free, as its state says' from o, moves
      where not whole or (held, gone) is distinct from (case
        when state in ('awaiting_payment', 'confirmed', 'packed') then (quantity::bigint, 0::bigint)
        when state in ('cancelled', 'expired', 'returned') then (0::bigint, 0::bigint)
        else (kept, back - quantity) end)
    union all select 'it is paid when it goes on, unless its cash is collected' from o, paid
      where payment_method <> 'cod' and live and state <> 'awaiting_payment' and (accepted <> 1 or amount <> total + (select coalesce(sum(refund), 0) from order_edit e where e.order_id = o.id))
    union all select 'it is not paid while it waits' from o, paid where state = 'awaiting_payment' and accepted <> 0
    union all select 'it counts its coupon while it is live, and only then' from o
      where coupon_code is not null and live <> exists (select from coupon_use u where u.order_id = o.id)
    union all select 'it has one open payment at most, and none when it does not wait' from o
      where state <> 'awaiting_payment' and exists (select from payment_intent i where i.order_id = o.id and i.state = 'open'))
    select rule, (select state from o) from found right join (select) one on true`;
  return { state: rows[0]?.state ?? "", broken: rows.flatMap(({ rule }) => rule ?? []) };
}

/** What must be true of all orders once everything has been let happen: the shop's books against the gateway's. */
export async function brokenInTheEnd(sql: Sql): Promise<string[]> {
  const rows = await sql<{ rule: string; subject: string }[]>`
    with recursive came as (
      select id, id as first from payment where paid_from is null
      union all select p.id, c.first from came c join payment p on p.paid_from = c.id),
    money as (
      select o.order_no, o.total + (select coalesce(sum(refund), 0) from order_edit e where e.order_id = o.id) as total, o.live and o.payment_method <> 'cod' as keeps,
        coalesce((select sum(p.amount - p.refunded) from practice.payment p join practice.payment_order g on g.id = p.payment_order_id
          where g.receipt = o.order_no and p.state = 'captured'), 0) as at_gateway,
        coalesce((select sum(r.amount) from refund r join came c on c.id = r.payment_id join payment p on p.id = c.first
          where p.order_id = o.id and p.accepted), 0) as given_back
      from orders o where o.exchange_of is null)
    select 'the gateway holds what the order costs, and nothing else' as rule, order_no as subject from money
      where at_gateway <> case when keeps then total - given_back else 0 end
    union all
    select 'each captured payment is in the books', p.id from practice.payment p
      where p.state = 'captured' and not exists (select from payment k where k.gateway_payment_id = p.id and k.amount = p.amount)
    union all
    select 'each refund was made once', r.request_key from refund r join payment p on p.id = r.payment_id
      where p.gateway <> 'cod' and (r.state <> 'processed' or (select count(*) from practice.refund g where g.request_key = r.request_key and g.amount = r.amount) <> 1)
    union all
    select 'whoever was confirmed was told, once', o.order_no from orders o
      where o.exchange_of is null and exists (select from order_event e where e.order_id = o.id and e.to_state = 'confirmed')
        <> exists (select from outbox where key = 'mail:order_confirmed:' || o.order_no and done_at is not null)
    union all
    select 'nobody waits for a payment for ever', order_no from orders where state = 'awaiting_payment'
    union all select 'every task is done', key || coalesce(': ' || last_error, '') from outbox where done_at is null
    union all select 'every webhook is worked on', event_id || coalesce(': ' || last_error, '') from webhook_inbox where processed_at is null`;
  const books = await audit(sql);
  return [...rows, ...books].map(({ rule, subject }) => `${rule}: ${subject}`).sort((a, b) => (a < b ? -1 : 1));
}
