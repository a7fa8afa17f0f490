-- What couriers charge for parcels, a row for each line of their bills, as it was said (decision 123).
create table freight_line (
  id bigint generated always as identity primary key,
  outside_id text not null unique check (outside_id <> ''), -- bill, AWB or order, and what for: a file that comes twice counts once
  what text not null,                            -- what the bill calls it: forward, rto, weight difference; empty: nothing
  order_no text,                                 -- null: no order of ours is known by the bill's number or AWB (yet)
  awb text,
  charge bigint not null,                        -- without the GST that the bill names; below zero: given back (paise, as gst)
  gst bigint not null,
  reference text not null,                       -- the bill's number; empty: it has none
  day date not null,                             -- of the bill, in India
  at timestamptz not null default now()
);
create index freight_line_order on freight_line (order_no) where order_no is not null;
create index freight_line_day on freight_line (day);
create index freight_line_waits on freight_line (awb) where order_no is null and awb is not null;

-- As the shop learns the order of an AWB, the line gets its number; nothing else of it changes.
create function only_freight_order_learned() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.order_no is null and to_jsonb(new) - 'order_no' = to_jsonb(old) - 'order_no' then return new; end if;
  raise exception 'what a bill said is never changed';
end $$;
create trigger freight_line_frozen before update or delete on freight_line for each row execute function only_freight_order_learned();
