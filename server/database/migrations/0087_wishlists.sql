-- What a customer wishes for: a product, in the order of wishing. A visitor's wishes are on his device alone.
create table wish (
  id bigint generated always as identity,        -- the latest has the highest
  customer_id int not null references customer on delete cascade,
  product_id int not null references product on delete cascade,
  added_at timestamptz not null default now(),
  primary key (customer_id, product_id)
);
create index wish_latest on wish (customer_id, id desc);
create index wish_product on wish (product_id);  -- when a product is deleted

-- A wishlist that others may see, by a link; the row goes when its owner ends the link, or with his account.
create table shared_wishlist (
  customer_id int primary key references customer on delete cascade,
  key text not null unique,
  shared_at timestamptz not null default now()
);
