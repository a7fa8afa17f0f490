-- Orders, stock held for them, payments. The constraints refuse the wrong state whatever the code does.

create table coupon (
  code text primary key check (code = upper(code)),
  text text not null default '',
  kind text not null check (kind in ('percent', 'amount', 'free_shipping')),
  value bigint not null default 0 check (value >= 0),        -- basis points, or paise
  min_spend bigint not null default 0,
  max_discount bigint,
  starts_at timestamptz,
  ends_at timestamptz,
  usage_limit int,
  used int not null default 0,
  per_customer int,
  first_order_only boolean not null default false,
  scope jsonb not null default '{}',
  constraint coupon_not_overused check (used >= 0 and (usage_limit is null or used <= usage_limit))
);

create table order_state (
  name text primary key,
  live boolean not null                          -- takes up its checkout: no second order from it
);
insert into order_state values
  ('awaiting_payment', true), ('confirmed', true), ('packed', true), ('shipped', true), ('delivered', true),
  ('return_requested', true), ('returned', true), ('cancelled', false), ('expired', false);

-- The only changes of state there are; order_event refers to it, so no other can be written down.
create table order_transition (
  from_state text not null references order_state,
  to_state text not null references order_state,
  primary key (from_state, to_state)
);
insert into order_transition values
  ('awaiting_payment', 'confirmed'), ('awaiting_payment', 'cancelled'), ('awaiting_payment', 'expired'),
  ('expired', 'confirmed'),
  ('confirmed', 'packed'), ('confirmed', 'cancelled'),
  ('packed', 'shipped'), ('packed', 'cancelled'),
  ('shipped', 'delivered'),
  ('delivered', 'return_requested'), ('return_requested', 'delivered'), ('return_requested', 'returned');

create table orders (
  id bigint generated always as identity primary key,
  order_no text not null unique,
  checkout_id text not null,
  customer_id bigint,
  name text not null,
  email text not null,
  mobile text not null,
  address jsonb not null,                        -- frozen copy
  state_code char(2) not null,                   -- GST code of the place of supply
  gst jsonb,                                     -- {gstin, business_name}
  note text,
  payment_method text not null,
  state text not null references order_state,
  live boolean generated always as (state not in ('cancelled', 'expired')) stored,
  items bigint not null check (items > 0),
  discount bigint not null default 0 check (discount between 0 and items),
  shipping bigint not null check (shipping >= 0),
  fees bigint not null default 0 check (fees >= 0),
  tax_included bigint not null check (tax_included >= 0),
  total bigint not null,
  coupon_code text references coupon,
  delivery_from date,
  delivery_to date,
  expires_at timestamptz,                        -- of the hold, while unpaid
  placed_at timestamptz not null default now(),
  constraint orders_total_adds_up check (total = items - discount + shipping + fees)
);
create unique index orders_one_live_per_checkout on orders (checkout_id) where live;
create index orders_to_expire on orders (expires_at) where state = 'awaiting_payment'; -- expireHolds
create index orders_email on orders (email, placed_at desc);
create index orders_customer on orders (customer_id, placed_at desc) where customer_id is not null;

create table order_line (
  order_id bigint not null references orders,
  variant_id int not null references variant,
  product_name text not null,                    -- from here on a frozen copy
  product_slug text not null,
  option_text text not null default '',
  sku text not null,
  image text,
  hsn text,
  quantity int not null check (quantity > 0),
  unit_price bigint not null check (unit_price > 0),
  mrp bigint not null,
  discount bigint not null default 0,
  gst_bp int not null,
  taxable bigint not null check (taxable >= 0),
  tax bigint not null check (tax >= 0),
  primary key (order_id, variant_id),
  constraint order_line_adds_up check (taxable + tax = unit_price * quantity - discount)
);

create table order_event (
  order_id bigint not null references orders,
  seq int not null,
  from_state text,                               -- null: the order came to be
  to_state text not null references order_state,
  cause text not null,
  actor text not null,
  at timestamptz not null default now(),
  primary key (order_id, seq),
  foreign key (from_state, to_state) references order_transition
);
create unique index order_event_one_beginning on order_event (order_id) where from_state is null;

-- What an order does to stock. hold: held +; release: held -; commit: both -; restock: on_hand +.
-- Round 2 is the second hold, of an order that was paid after it had expired.
create table stock_move (
  order_id bigint not null references orders,
  variant_id int not null references stock,
  kind text not null check (kind in ('hold', 'release', 'commit', 'restock')),
  round smallint not null default 1 check (round in (1, 2)),
  quantity int not null check (quantity > 0),
  at timestamptz not null default now(),
  primary key (order_id, variant_id, kind, round)
);
create index stock_move_variant on stock_move (variant_id); -- audit

create table payment_intent (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  gateway text not null,
  gateway_order_id text,                         -- null until the gateway has answered
  amount bigint not null check (amount > 0),
  state text not null default 'open' check (state in ('open', 'paid', 'closed')),
  created_at timestamptz not null default now(),
  checked_at timestamptz,
  unique (gateway, gateway_order_id)
);
create unique index payment_intent_one_open on payment_intent (order_id) where state = 'open';
create index payment_intent_to_reconcile on payment_intent (created_at) where state = 'open'; -- reconcile

create table payment (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  intent_id bigint not null references payment_intent,
  gateway text not null,
  gateway_payment_id text not null,
  amount bigint not null check (amount > 0),
  accepted boolean not null,                     -- pays the order; else it is refunded
  reason text,                                   -- why not accepted
  refunded bigint not null default 0,
  captured_at timestamptz not null default now(),
  unique (gateway, gateway_payment_id),
  constraint payment_not_over_refunded check (refunded between 0 and amount)
);
create unique index payment_one_accepted on payment (order_id) where accepted;

create table refund (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment,
  amount bigint not null check (amount > 0),
  request_key text not null unique,              -- sent to the gateway as its idempotency key
  reason text not null,
  state text not null default 'pending' check (state in ('pending', 'processed', 'failed')),
  gateway_refund_id text,
  created_at timestamptz not null default now()
);

create table coupon_use (
  code text not null references coupon,
  customer_key text not null,
  slot int not null,
  order_id bigint not null references orders,
  primary key (code, customer_key, slot)
);
create unique index coupon_use_order on coupon_use (order_id);

create table idempotency (
  scope text not null,
  key text not null,
  body_hash text not null,
  status int,
  answer jsonb,
  at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_age on idempotency (at); -- forget after 24 hours

create table webhook_inbox (
  gateway text not null,
  event_id text not null,
  body bytea not null,                           -- raw, as signed
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  attempts int not null default 0,
  run_at timestamptz not null default now(),
  last_error text,
  primary key (gateway, event_id)
);
create index webhook_inbox_todo on webhook_inbox (run_at) where processed_at is null;

create table outbox (
  id bigint generated always as identity primary key,
  key text not null unique,
  topic text not null,
  payload jsonb not null,
  run_at timestamptz not null default now(),
  attempts int not null default 0,
  locked_until timestamptz,
  last_error text,
  done_at timestamptz,
  created_at timestamptz not null default now()
);
create index outbox_todo on outbox (run_at) where done_at is null;

-- The practice gateway is a service of its own that happens to live here: these are its books, not the shop's.
create schema practice;
create table practice.payment_order (
  id text primary key,
  receipt text not null unique,
  amount bigint not null,
  return_url text not null,
  webhook_url text not null,
  created_at timestamptz not null default now()
);
create table practice.payment (
  id text primary key,
  payment_order_id text not null references practice.payment_order,
  amount bigint not null,
  state text not null check (state in ('pending', 'captured', 'failed', 'cancelled')),
  settles_at timestamptz,                        -- when pending becomes captured
  refunded bigint not null default 0,
  created_at timestamptz not null default now()
);
create index practice_payment_order on practice.payment (payment_order_id);
create table practice.refund (
  id text primary key,
  request_key text not null unique,
  payment_id text not null references practice.payment,
  amount bigint not null
);
create table practice.delivery (
  id text primary key,                           -- the event's id, the same on every delivery
  url text not null,
  body text not null,
  deliver_at timestamptz not null,
  times int not null default 1,                  -- how often it is sent even when answered
  attempts int not null default 0,
  done_at timestamptz
);
create index practice_delivery_todo on practice.delivery (deliver_at) where done_at is null;
