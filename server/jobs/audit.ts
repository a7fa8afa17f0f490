import type { Sql, Transaction } from "../database/connect.ts";
import { auditFigures } from "../figures/auditFigures.ts";
import { isSetAside } from "../payments/dueRefunds.ts";

/** Something that must never be; each names the rule and the row that breaks it. */
export type Broken = { rule: string; subject: string };

/** Reads the books against one another: stock against its moves and counts, orders against their histories, payments and figures. */
export async function audit(sql: Sql | Transaction): Promise<Broken[]> {
  const broken = await sql<Broken[]>`
    with moved as (
      select variant_id,
        sum(case kind when 'hold' then quantity when 'restock' then 0 else -quantity end) as held,
        sum(case kind when 'commit' then -quantity when 'restock' then quantity else 0 end) as on_hand
      from stock_move group by variant_id),
    counted as (select variant_id, sum(delta) as on_hand from stock_count group by variant_id)
    select 'held is what the moves add up to' as rule, 'variant ' || s.variant_id as subject
      from stock s left join moved m using (variant_id) where s.held <> coalesce(m.held, 0)
    union all
    select 'on hand is what counts and moves add up to', 'variant ' || s.variant_id
      from stock s left join moved m using (variant_id) left join counted c using (variant_id)
      where s.on_hand <> coalesce(m.on_hand, 0) + coalesce(c.on_hand, 0)
    union all
    select 'the state is the last in the history', o.order_no from orders o
      where o.state is distinct from (select to_state from order_event where order_id = o.id order by seq desc limit 1)
    union all
    select 'each line of a live order is held, once', o.order_no from orders o join order_line l on l.order_id = o.id
      where o.state in ('awaiting_payment', 'confirmed', 'packed') and 1 <> (
        select sum(case kind when 'hold' then 1 when 'release' then -1 else 0 end) from stock_move m where m.order_id = o.id and m.variant_id = l.variant_id)
    union all
    select 'the lines add up to the order', o.order_no from orders o
      where o.items <> (select sum(unit_price * quantity) from order_line where order_id = o.id)
        or o.discount <> (select sum(discount) from order_line where order_id = o.id)
        or o.tax_included <> (select sum(tax + charges_tax) from order_line where order_id = o.id)
        or o.shipping + o.fees <> (select sum(charges) from order_line where order_id = o.id)
    union all
    select 'a prepaid order that goes on is paid', o.order_no from orders o
      where o.payment_method <> 'cod' and o.state in ('confirmed', 'packed', 'shipped', 'delivered', 'partly_returned')
        and not exists (select from payment p where p.order_id = o.id and p.accepted
          and p.amount = o.total + (select coalesce(sum(refund), 0) from order_edit e where e.order_id = o.id))
    union all
    select 'a payment that pays nothing is refunded', p.gateway || ' ' || p.gateway_payment_id from payment p join orders o on o.id = p.order_id
      where p.refunded < p.amount and (not p.accepted or o.state in ('cancelled', 'expired'))
    union all
    select 'refunds add up', p.gateway || ' ' || p.gateway_payment_id from payment p
      where p.refunded <> (select coalesce(sum(amount), 0) from refund r where r.payment_id = p.id and ${isSetAside(sql)})
    union all
    select 'what is moved pays another order', p.gateway || ' ' || p.gateway_payment_id from payment p
      where p.moved <> (select coalesce(sum(amount), 0) from payment q where q.paid_from = p.id)
    union all
    select 'an exchange that is sent is one order, and one that is kept is waited for', o.order_no || ', return ' || q.number
      from return_request q join orders o on o.id = q.order_id
      where (coalesce(q.exchange, '') = 'sent') <> exists (select from orders e where e.exchange_of = q.id) or q.exchange = 'kept' and not q.open
    union all
    select 'what is wanted in exchange is held while it is kept', o.order_no || ', variant ' || e.wanted_id
      from (select q.order_id, l.wanted_id, coalesce(sum(l.quantity) filter (where q.exchange = 'kept'), 0) as kept
        from return_request q join return_line l on l.return_id = q.id where l.wanted_id is not null group by 1, 2) e
      join orders o on o.id = e.order_id
      where e.kept <> (select coalesce(sum(case kind when 'hold' then quantity when 'restock' then 0 else -quantity end), 0)
        from stock_move m where m.order_id = e.order_id and m.variant_id = e.wanted_id)
    union all
    select 'a transfer that is settled in its file is settled in the books', 'file ' || f.file_id || ', refund ' || r.id
      from bank_file_row f join refund r on r.id = f.refund_id
      where f.state = 'paid' and r.state <> 'processed' or f.state = 'waiting' and r.state = 'processed'
    union all
    select 'a coupon is used as often as it is counted', c.code from coupon c where c.used <> (select count(distinct order_id) from coupon_use u where u.code = c.code)
    union all
    select 'what is packed has its invoice, and what is not has none', o.order_no from orders o
      cross join lateral (select exists (select from order_event e where e.order_id = o.id and e.to_state in ('packed', 'shipped')) as packed,
        exists (select from tax_document d where d.order_id = o.id and d.kind = 'invoice') as invoiced) it
      where it.packed <> it.invoiced and (it.invoiced or o.state <> 'cancelled') -- older versions cancelled without any
    union all
    select 'the invoice of a cancelled order is credited in full', d.number from tax_document d join orders o on o.id = d.order_id
      where o.state = 'cancelled' and d.kind = 'invoice' and d.total <> (select coalesce(sum(total), 0) from tax_document c where c.against = d.id)
    union all
    select 'an invoice comes to what was charged', d.number from tax_document d join orders o on o.id = d.order_id
      where d.kind = 'invoice' and d.total <> o.total
    union all
    select 'the lines add up to the document', d.number from tax_document d cross join lateral (
        select sum(amount) as total, sum(taxable) as taxable, sum(cgst) as cgst, sum(igst) as igst from tax_document_line where document_id = d.id) l
      where (d.total, d.taxable, d.cgst, d.igst) is distinct from (l.total, l.taxable, l.cgst, l.igst)
    union all
    select 'a series has no gap', c.prefix || '/' || c.fin_year from document_counter c
      where c.last <> (select count(*) from tax_document d where d.prefix = c.prefix and d.fin_year = c.fin_year)
    union all
    select 'no more is credited than was invoiced', d.number from tax_document d
      where d.kind = 'invoice' and d.total < (select coalesce(sum(total), 0) from tax_document c where c.against = d.id)
    union all
    select 'what is counted as returned was asked for', o.order_no from orders o join order_line l on l.order_id = o.id
      where not exists (select from order_event e where e.order_id = o.id and e.from_state = 'shipped' and e.to_state = 'returned')
        and l.returned <> (select coalesce(sum(r.quantity), 0) from return_line r join return_request q on q.id = r.return_id
          where r.order_id = o.id and r.variant_id = l.variant_id and q.state <> 'refused')
        + (select coalesce(sum(i.pieces), 0) from order_parcel p join order_parcel_piece i using (order_id, number)
          where p.order_id = o.id and p.state = 'undelivered' and i.variant_id = l.variant_id)
    union all
    select 'what has not left has no parcel that has', o.order_no from orders o join order_parcel p on p.order_id = o.id
      where p.state <> 'packed' and o.state in ('awaiting_payment', 'confirmed', 'packed', 'cancelled', 'expired')
    union all
    select 'cash is paid for what was delivered', o.order_no from orders o join payment p on p.order_id = o.id and p.gateway = 'cod'
      where p.amount <> o.total - (select coalesce(sum(d.total), 0) from tax_document d
        where d.order_id = o.id and d.kind = 'credit_note' and d.cause like 'undelivered:%')`;
  return [...broken, ...(await auditFigures(sql))];
}
