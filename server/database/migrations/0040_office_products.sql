-- The office's list of goods: found by words and signs, read on by key, 50 at once.
create index product_by_name on product (lower(name), id);
create index product_by_age on product (created_at desc, id desc);
create index product_by_change on product (updated_at desc, id desc);
create index variant_sku_search on variant using gin (lower(sku) gin_trgm_ops); -- a part of an SKU

-- A draft of a product as the shop's page would show it, for who has the address, for minutes.
create table product_preview (
  hash bytea primary key,                        -- SHA-256 of what the address carries
  product jsonb not null,                        -- in the contract's form
  expires_at timestamptz not null
);
create index product_preview_age on product_preview (expires_at); -- forgotten as the next one is made
