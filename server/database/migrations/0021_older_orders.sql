-- Orders from before 0009 have nothing of delivery and fees on their lines, so an invoice would leave both out. They are
-- spread now as cart/allocateCharges.ts does: by value after discount, in whole paise, those left over to the largest
-- remainders. What was invoiced already stays as it is.
with due as (
  select o.id, o.shipping + o.fees as charges from orders o
  where o.shipping + o.fees > 0 and not exists (select from tax_document d where d.order_id = o.id)
    and (select sum(l.charges) from order_line l where l.order_id = o.id) = 0),
weighed as (
  select l.order_id, l.variant_id, l.gst_bp, due.charges, (l.taxable + l.tax)::numeric as value,
    sum(l.taxable + l.tax) over (partition by l.order_id) as whole
  from due join order_line l on l.order_id = due.id),
parts as (
  select *, div(charges * value, whole) as part, mod(charges * value, whole) as remainder from weighed where whole > 0),
ranked as (
  select *, charges - sum(part) over (partition by order_id) as left_over,
    row_number() over (partition by order_id order by remainder desc, variant_id) as place
  from parts),
shares as (
  select order_id, variant_id, 10000 + gst_bp as divisor, (part + case when place <= left_over then 1 else 0 end)::bigint as share from ranked)
update order_line l set charges = s.share,
  charges_tax = s.share - (2 * s.share * 10000 + s.divisor) / (2 * s.divisor) -- gross − round(gross × 10000 / (10000 + rate))
from shares s where l.order_id = s.order_id and l.variant_id = s.variant_id;

update orders o set tax_included = l.tax
from (select order_id, sum(tax + charges_tax) as tax from order_line group by order_id having sum(charges) > 0) l
where l.order_id = o.id and o.tax_included <> l.tax
  and not exists (select from tax_document d where d.order_id = o.id);

-- What left before 0011 has no invoice: each gets one, with the day's date, as soon as the shop runs.
insert into outbox (key, topic, payload)
select 'invoice:' || o.order_no, 'invoice', jsonb_build_object('order_no', o.order_no)
from orders o
where exists (select from order_event e where e.order_id = o.id and e.to_state = 'shipped')
  and not exists (select from tax_document d where d.order_id = o.id)
order by o.id
on conflict (key) do nothing;

-- What was paid at the door before 0011 is written down as paid, so that a return has something to give back.
with paid as (
  insert into payment_intent (order_id, gateway, gateway_order_id, amount, state)
  select o.id, 'cod', o.order_no, o.total, 'paid' from orders o
  where o.payment_method = 'cod' and o.total > 0 and exists (select from order_event e where e.order_id = o.id and e.to_state = 'delivered')
    and not exists (select from payment p where p.order_id = o.id and p.accepted)
  returning id, order_id, gateway_order_id, amount)
insert into payment (order_id, intent_id, gateway, gateway_payment_id, amount, accepted)
select order_id, id, 'cod', gateway_order_id, amount, true from paid;
