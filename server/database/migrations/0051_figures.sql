-- What was sold, by the day of the order (India's), as the shop counts it beside its work: a page of figures reads these
-- rows and never the orders. A day is always counted anew and whole, so that it follows cancels, edits and returns.

-- What a piece cost the shop when it was ordered, without GST; null where nobody had entered it.
alter table order_line add column cost bigint check (cost >= 0);
create function keep_cost() returns trigger language plpgsql as $$
begin
  new.cost := coalesce(new.cost, (select cost from variant where id = new.variant_id));
  return new;
end $$;
create trigger order_line_cost before insert on order_line for each row execute function keep_cost();

create function india_day(at timestamptz) returns date immutable parallel safe language sql
  return (at at time zone 'Asia/Kolkata')::date;

-- Days of which something has changed since they were counted, a row for each change: whoever orders waits for nobody here.
create table figure_stale (
  id bigint generated always as identity primary key,
  day date not null
);

create function figures_changed() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'orders' then
    insert into figure_stale (day) values (india_day(new.placed_at));
    if tg_op = 'UPDATE' and new.placed_at <> old.placed_at then insert into figure_stale (day) values (india_day(old.placed_at)); end if;
  else
    insert into figure_stale (day) select india_day(placed_at) from orders where id = new.order_id;
  end if;
  return null;
end $$;
create trigger order_placed_figures after insert on orders for each row execute function figures_changed();
create trigger order_changed_figures after update of state, version, total, discount, coupon_code, payment_method, channel, placed_at on orders
  for each row when (old.* is distinct from new.*) execute function figures_changed();
create trigger credited_figures after insert on tax_document
  for each row when (new.kind = 'credit_note') execute function figures_changed();

-- Orders of a day. Money in paise: `sales` is what was charged, `goods` that without delivery and fees, `back` what credit
-- notes have taken off it. `kept`: goods without GST and without what came back; `known` as much of that as has a cost, and `cost` it.
create table figure_day (
  day date not null,
  channel text not null,
  payment_method text not null,
  state text not null references order_state,
  orders int not null check (orders > 0),
  sales bigint not null,
  goods bigint not null,
  discount bigint not null,
  pieces int not null,
  back bigint not null,
  kept bigint not null,
  known bigint not null,
  cost bigint not null,
  primary key (day, channel, payment_method, state)
);

-- Goods of a day, and of a month for long periods, of the orders that are sales.
create table figure_product (
  day date not null,
  product_id int not null,
  pieces int not null,
  goods bigint not null,
  pieces_back int not null,
  back bigint not null,
  kept bigint not null,
  known bigint not null,
  cost bigint not null,
  primary key (day, product_id) include (goods)  -- what sold most is ranked from it alone
);
create table figure_product_month (like figure_product including all);
alter table figure_product_month rename column day to month;

-- The same by department and maker, as the products had them when the day was counted.
create table figure_group (
  day date not null,
  department_id int not null,
  brand_id int not null,
  pieces int not null,
  goods bigint not null,
  pieces_back int not null,
  back bigint not null,
  kept bigint not null,
  known bigint not null,
  cost bigint not null,
  primary key (day, department_id, brand_id)
);
create table figure_group_month (like figure_group including all);
alter table figure_group_month rename column day to month;

create table figure_coupon (
  day date not null,
  code text not null,
  orders int not null check (orders > 0),
  sales bigint not null,
  discount bigint not null,
  primary key (day, code)
);

-- What credit notes have taken off the orders of a day, and why: a return's reason, 'undelivered', or 'refund' without goods.
create table figure_return (
  day date not null,
  reason text not null,
  product_id int not null,
  pieces int not null,
  back bigint not null,
  primary key (day, reason, product_id)
);

-- What was sold before is counted by the job, the newest days first.
insert into figure_stale (day) select distinct india_day(placed_at) from orders;
