-- Whose account an invitation was sent from: when its access ends, what it sent is void. Null: on the machine.
alter table staff_invite add column invited_by_id int references staff;
update staff_invite i set invited_by_id = (
  select staff_id from audit where act = 'staff.invite' and thing = 'invite' and thing_id = i.email order by id desc limit 1)
where used_at is null;
