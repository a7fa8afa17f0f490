-- The order whose details opened an account that still waits for its address to be proved: proved, its address becomes a saved one, and this null again.
alter table customer add column kept_order_id bigint references orders;
create index customer_kept_order on customer (kept_order_id) where kept_order_id is not null; -- its foreign key
