-- Coupons: what they promise is kept by the database, and who has used one is known by each of his keys.
alter table coupon
  add column listed boolean not null default true,           -- offered in the cart; else only for who knows the code
  add constraint coupon_value_possible check (case kind when 'percent' then value between 1 and 10000 when 'amount' then value > 0 else true end),
  add constraint coupon_ends_after_start check (ends_at > starts_at),
  add constraint coupon_limits_possible check (usage_limit >= 0 and per_customer >= 1 and min_spend >= 0 and max_discount > 0);

-- A use counts for the buyer's e-mail address, his mobile number and his account: one row each.
drop index coupon_use_order;
create unique index coupon_use_order on coupon_use (order_id, customer_key); -- returnCoupon
create index orders_mobile on orders (mobile) where live;                     -- hasOrdered

-- Each line's share of what is charged for delivery and for cash on delivery, and the tax inside that share.
alter table order_line
  add column charges bigint not null default 0 check (charges >= 0),
  add column charges_tax bigint not null default 0 check (charges_tax between 0 and charges);
