-- An order has its invoice from packing on (section 31(1) of the CGST Act: before or at removal). What was packed before has
-- none: each gets one, with the day's date, as soon as the shop runs.
insert into outbox (key, topic, payload)
select 'invoice:' || o.order_no, 'invoice', jsonb_build_object('order_no', o.order_no)
from orders o
where o.state = 'packed' and not exists (select from tax_document d where d.order_id = o.id)
order by o.id
on conflict (key) do nothing;
