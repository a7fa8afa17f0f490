-- The bank's reference under which all of a file was settled at once: what it gives back of it has a reference of its own (server/payments/bankFiles/takeAnswer.ts).
alter table bank_file add column reference text;
update bank_file set reference = f.reference from (
  select b.file_id, coalesce(r.transfer, r.gateway_refund_id) as reference, row_number() over (partition by b.file_id order by count(*) desc) as nth
  from bank_file_row b join refund r on r.id = b.refund_id join payment p on p.id = r.payment_id
  where b.state = 'paid' group by b.file_id, 2 having count(distinct p.order_id) > 1) f
where bank_file.id = f.file_id and f.nth = 1;
