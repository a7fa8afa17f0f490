-- What a gateway could not give back is transferred: it stays set aside in payment.refunded until then. `transfer`: the bank's reference (UTR),
-- beside the gateway's number of the try that failed.
alter table refund add column transfer text;

-- Before, it was taken out of payment.refunded, and given back anew by another refund: then it is owed no more.
alter table refund add column replaced boolean not null default false;
update refund set replaced = true from (
  select r.id, p.amount - p.refunded - p.moved < sum(r.amount) over (partition by p.id order by r.id) or exists (
    select from refund n where n.payment_id = p.id and n.id > r.id and n.state <> 'failed' and n.amount = r.amount) as is_replaced
  from refund r join payment p on p.id = r.payment_id where r.state = 'failed') f
where refund.id = f.id and f.is_replaced;
update payment p set refunded = p.refunded + f.amount
from (select payment_id, sum(amount)::bigint as amount from refund where state = 'failed' and not replaced group by 1) f where p.id = f.payment_id;
