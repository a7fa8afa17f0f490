-- The day's orders in the office: where each was placed, by when its parcel leaves, who picks it, what lies in the parcel
-- already, and how lists and the search find it. Days are India's.

alter table orders
  add column channel text not null default 'web' check (channel in ('web', 'counter', 'phone')),
  add column staff_id int references staff,      -- who placed it, where no shopper did
  add column leaves_by date;                     -- the day on which its parcel has to leave, as delivery was promised

-- What waits already leaves on the day after its order, or after the day from which its goods can be had.
update orders o set leaves_by = greatest((o.placed_at at time zone 'Asia/Kolkata')::date, (
  select max(p.available_from) from order_line l join variant v on v.id = l.variant_id join product p on p.id = v.product_id
  where l.order_id = o.id)) + 1
where o.state in ('awaiting_payment', 'confirmed', 'packed');

-- Lists: by state, the newest first or the oldest; it does for courierTasks what orders_packed did.
create index orders_of_state on orders (state, id);
drop index orders_packed;
create index orders_of_channel on orders (channel, id) where channel <> 'web';
create index orders_placed on orders (placed_at);                                                -- the day's strip
create index orders_to_leave on orders (leaves_by, id) where state in ('confirmed', 'packed');   -- board, late ones
create index orders_to_arrive on orders (delivery_to, id) where state = 'shipped';               -- late ones
create index order_event_shipped on order_event (at) where to_state = 'shipped';                 -- board: handed over today
create index refund_due on refund (created_at) where state <> 'processed';                       -- today

-- The search by what callers say: last digits of a mobile number, the beginning of a mail address, a part of a name, and
-- numbers of invoices and parcels however they are written.
create index orders_mobile_end on orders (reverse(mobile));
create index orders_mobile_there on orders (reverse(address ->> 'mobile')) where address ->> 'mobile' <> mobile;
drop index orders_email;
create index orders_email on orders (email text_pattern_ops, placed_at desc);
create index orders_name on orders using gin ((name || ' ' || (address ->> 'name')) gin_trgm_ops) with (gin_pending_list_limit = 256);
create index tax_document_typed on tax_document (translate(number, '/-', ''));
create index tax_document_serial on tax_document (serial);
create index parcel_typed on parcel (upper(translate(tracking_no, ' /-', '')) text_pattern_ops);
create index shipment_typed on shipment (upper(translate(awb, ' /-', '')) text_pattern_ops);

-- Who picks an order. It goes when the order is put back; once packed it stays and says who packed.
create table order_claim (
  order_id bigint primary key references orders,
  staff_id int references staff,                 -- null: no account acted
  staff_name text not null,
  at timestamptz not null default now()
);

-- What was scanned into an order's parcel. The scanner names each scan, so that one that is sent twice counts once.
create table packing_scan (
  id uuid primary key,
  order_id bigint not null,
  variant_id int not null,
  pieces int not null check (pieces > 0),
  staff_id int references staff,
  staff_name text not null,
  at timestamptz not null default now(),
  foreign key (order_id, variant_id) references order_line on delete cascade -- with the line, when the order is edited
);
create index packing_scan_order on packing_scan (order_id, variant_id);

-- Pieces that the picker did not find. As long as a row stands here its order can't be packed.
create table order_short (
  order_id bigint not null,
  variant_id int not null,
  pieces int not null check (pieces > 0),
  note text not null default '',
  staff_id int references staff,
  staff_name text not null,
  at timestamptz not null default now(),
  primary key (order_id, variant_id),
  foreign key (order_id, variant_id) references order_line on delete cascade -- with the line, when the order is edited
);
