-- Beside waiting for a variant one may watch its price: a mail, once, when it costs less than it did when it was asked for.
-- A watched price that nothing is under way for has `queued_at` at infinity, so that a version of the shop that knows
-- of stock alone never takes it for somebody who waits (decision 88).
alter table product_watch
  add column kind text not null default 'stock' check (kind in ('stock', 'price')),
  add column price int;                           -- of a watched price: what it was when asked, in paise
alter table product_watch add constraint product_watch_price check ((kind = 'price') = (price is not null)) not valid;
alter table product_watch drop constraint product_watch_variant_id_email_key;
create unique index product_watch_once on product_watch (variant_id, email, kind);
