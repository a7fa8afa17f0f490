-- An order of which a part came back is "partly returned", no second "delivered".
insert into order_state values ('partly_returned', true);
insert into order_transition values ('return_requested', 'partly_returned'), ('partly_returned', 'return_requested');

-- What was written before: after a part has been received, each way back to "delivered" was one to "partly returned".
update order_event e set to_state = 'partly_returned'
where e.from_state = 'return_requested' and e.to_state = 'delivered' and exists (
  select from order_event p where p.order_id = e.order_id and p.seq <= e.seq
    and p.from_state = 'return_requested' and p.to_state = 'delivered' and p.cause = 'Part of it was returned');
update order_event e set from_state = 'partly_returned' from order_event before
where before.order_id = e.order_id and before.seq = e.seq - 1 and before.to_state = 'partly_returned' and e.from_state = 'delivered';
update orders o set state = 'partly_returned'
where o.state = 'delivered'
  and (select to_state from order_event where order_id = o.id order by seq desc limit 1) = 'partly_returned';
