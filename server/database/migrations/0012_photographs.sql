-- The retailer's own photographs: what became of each address that a product file named.
create table photograph (
  address text primary key,  -- 'https://…', or 'file:HASH/NAME' of a file in the folder given with the import
  picture text,              -- '/pictures/own/HASH', its files below DATA_DIR; null: it could not be had yet
  problem text,              -- why not
  looked_at timestamptz not null default now(),
  check ((picture is null) <> (problem is null))
);

-- Addresses that were not taken yet are looked for at each import.
create index product_image_address on product_image (src) where src not like '/pictures/%';
create index variant_address on variant (image_src) where image_src not like '/pictures/%';
