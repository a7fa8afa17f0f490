-- From where an order came, as a keyed hash: only who knows the secret can tell, and it is forgotten after a week.
-- What stands in to_check is for a person to look at, until he has.
alter table orders
  add column placed_from text,
  add column to_check text;
create index orders_placed_from on orders (placed_from) where placed_from is not null and live; -- unpaid holds
create index orders_placed_from_age on orders (placed_at) where placed_from is not null;         -- forgetOld
create index orders_to_check on orders (placed_at) where to_check is not null;                   -- status
