-- What the courier's service has told: what delivery costs, and where parcels are.

-- Delivery's cost for a pincode and a weight, as the courier last told. Carts are priced from here, never from the network.
create table courier_rate (
  pincode char(6) not null,
  grams int not null check (grams > 0),           -- chargeable, rounded up to 500
  serviceable boolean not null default false,
  cod boolean not null default false,
  charge bigint not null default 0 check (charge >= 0),
  days int not null default 0 check (days >= 0),  -- from dispatch to the door
  told_at timestamptz,                            -- null: the courier has not answered yet
  ask_at timestamptz not null,                    -- when to ask again
  primary key (pincode, grams)
);
create index courier_rate_age on courier_rate (ask_at); -- forget old ones

create table shipment (
  order_id bigint primary key references orders,
  courier_order_id text not null,
  shipment_id text not null,
  awb text unique,
  courier text,
  pickup_at timestamptz,                          -- when the pickup was asked for
  rank int not null default 0,                    -- how far it has come; only ever grows
  status text,
  checked_at timestamptz not null default now(),  -- when the courier was last asked
  cancelled_at timestamptz,
  created_at timestamptz not null default now()
);
create index shipment_to_track on shipment (checked_at) where rank < 8 and cancelled_at is null; -- courierTasks
create index orders_packed on orders (id) where state = 'packed'; -- courierTasks

-- Payments come late too: an order that has expired is still asked about.
drop index payment_intent_to_reconcile;
create index payment_intent_to_reconcile on payment_intent (created_at) where state <> 'paid'; -- reconcile
create index refund_of_gateway on refund (gateway_refund_id); -- failRefund
