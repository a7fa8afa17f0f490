-- Pieces that come back for others of the same product: kept from the asking on, sent as an order of its own once the first are here.

-- What is wanted in a line's place, and what a piece of it costs, as it was told when it was asked for.
alter table return_line
  add column wanted_id int references variant,
  add column wanted_price bigint check (wanted_price > 0),
  add constraint return_line_wanted check ((wanted_id is null) = (wanted_price is null) and wanted_id <> variant_id);

-- Null: nothing is wanted in exchange. 'kept': held for it; 'sent': it is an order; 'over': refused, lapsed, or given back in money instead.
alter table return_request
  add column exchange text check (exchange in ('kept', 'sent', 'over')),
  add column kept_until date,                    -- the last day, in India, on which it is kept
  add constraint return_request_kept check ((exchange is null) = (kept_until is null));
create index return_request_kept_until on return_request (kept_until) where exchange = 'kept'; -- endExchanges

-- The order by which an exchange goes out: one for a return.
alter table orders add column exchange_of bigint references return_request;
create unique index orders_exchange_of on orders (exchange_of) where exchange_of is not null;

-- Money that stays in the house: part of a payment may pay for the order that goes out in exchange, whose payment says from which.
alter table payment
  add column moved bigint not null default 0,
  add column paid_from bigint references payment,
  add constraint payment_spent_once check (moved >= 0 and refunded + moved <= amount);
create index payment_paid_from on payment (paid_from) where paid_from is not null;
