-- Changes of many goods at once by the staff's hand: each with every value before and after, so that it can be taken back.
create table bulk_change (
  id int generated always as identity primary key,
  staff_id int references staff,
  staff_name text not null,
  door text not null,
  words text not null,
  fields text[] not null,                        -- which, and how many cells of how many variants or products
  cells int not null,
  rows int not null,
  undoes int unique references bulk_change,      -- this one took that one back; each is taken back once
  at timestamptz not null default now()
);
create trigger bulk_change_frozen before update or delete on bulk_change for each row execute function refuse_change();

create table bulk_change_row (
  change_id int not null references bulk_change,
  product_id int not null references product,
  variant_id int references variant,             -- null: a field of the product
  field text not null,
  before jsonb not null,
  after jsonb not null
);
create unique index bulk_change_row_once on bulk_change_row (change_id, field, product_id, variant_id) nulls not distinct;
create index bulk_change_row_product on bulk_change_row (product_id, change_id desc); -- a product's history
create index bulk_change_row_variant on bulk_change_row (variant_id, change_id desc); -- by how much somebody has changed a price today
create trigger bulk_change_row_frozen before update or delete on bulk_change_row for each statement execute function refuse_change();
