-- Of a refund that failed: its money is still in payment.refunded until somebody transfers it. A node of a version before takes the money out
-- there as it notes the failure, and leaves this false: then it can be given back anew, and is not to be transferred as well.
alter table refund add column set_aside boolean not null default false;

-- What failed before is looked through once more, each payment from its latest refund back, with what its money allows beside all that arrived:
-- given anew by a later one of the same amount; or more than is left; or perhaps given back among later ones, which a person has to judge, and
-- until then it can be given back anew; or else owed. What stands in a bank's file has been judged.
do $$
declare
  paid record;
  lost record;
  arrived bigint;  -- of the payment
  aside bigint;    -- of the payment, what is owed
  later bigint;    -- what later refunds gave, or were to give, beside those that took another's place
  anew bigint;     -- a later refund that took this one's place
  taken bigint[];  -- those that have
begin
  for paid in select * from payment p where exists (select from refund r where r.payment_id = p.id and r.state = 'failed') order by id for update loop
    select coalesce(sum(amount), 0) into arrived from refund where payment_id = paid.id and state <> 'failed';
    aside := 0;
    taken := '{}';
    for lost in select r.*, exists (select from bank_file_row f where f.refund_id = r.id and f.state <> 'back') as in_file
      from refund r where payment_id = paid.id and state = 'failed' order by id desc loop
      select min(id) into anew from refund
        where payment_id = paid.id and id > lost.id and state <> 'failed' and amount = lost.amount and id <> all(taken);
      select coalesce(sum(amount), 0) into later from refund where payment_id = paid.id and id > lost.id and id <> all(taken);
      if anew is not null and not lost.in_file then
        update refund set replaced = true where id = lost.id;
        taken := taken || anew;
      elsif aside + arrived + lost.amount > paid.amount - paid.moved then
        update refund set replaced = true where id = lost.id;
      elsif lost.in_file then
        update refund set replaced = false, set_aside = true where id = lost.id;
        aside := aside + lost.amount;
      elsif later >= lost.amount then
        update refund set replaced = true where id = lost.id;
        insert into unclear_payment (gateway, gateway_payment_id, order_id, money, why)
        values (paid.gateway, 'refund ' || lost.id, paid.order_id, '₹' || to_char(lost.amount / 100.0, 'FM9999999990.00'),
          'This refund failed, and later ones may have given it back: if not, give it back once more')
        on conflict do nothing;
      else
        update refund set replaced = false, set_aside = true where id = lost.id;
        aside := aside + lost.amount;
      end if;
    end loop;
    update payment set refunded = arrived + aside where id = paid.id;
  end loop;
end $$;
