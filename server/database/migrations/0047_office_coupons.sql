-- The office's list of coupons: the newest first, with what each has cost. Older coupons count as made today.
alter table coupon add column created_at timestamptz not null default now();
create index coupon_by_age on coupon (created_at desc, code);
-- A coupon's uses, the newest first; and what they came to, out of the index alone.
create index orders_coupon on orders (coupon_code, placed_at desc, id desc) include (live, items, discount) where coupon_code is not null;
