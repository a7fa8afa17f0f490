-- Payments that a gateway tells of and that the shop can't read: a person looks at them at the gateway.
create table unclear_payment (
  gateway text not null,
  gateway_payment_id text not null,
  order_id bigint not null references orders,
  money text not null,                           -- what came, in words: another currency is no number of ours
  why text not null,
  seen_at timestamptz not null default now(),
  checked_at timestamptz,                        -- when a person had looked at it
  primary key (gateway, gateway_payment_id)
);
create index unclear_payment_open on unclear_payment (seen_at) where checked_at is null; -- status
create index unclear_payment_order on unclear_payment (order_id);                        -- bin/shop order show

-- Orders whose time to pay is over and that could not be freed yet: each has its own pause until it is tried again.
create table overdue_order (
  order_id bigint primary key references orders,
  since timestamptz not null,                    -- when its time to pay was over at first
  attempts int not null default 0,               -- at which it was not known whether it is paid
  retry_at timestamptz not null default now(),
  reason text not null
);
