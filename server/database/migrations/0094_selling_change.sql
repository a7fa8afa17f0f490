-- Every node remembers what variants sell for, to quote carts from. A row for each transaction that has changed any of it (what
-- server/cart/readLines.ts reads, stock apart): whoever sees the same rows as when he read has nothing to read again. What is new is
-- remembered by nobody, so only what changes or goes leaves a row. Nobody waits for anybody here.
create table selling_change (
  id bigint generated always as identity primary key,
  at timestamptz not null default now()
);

create function note_selling() returns trigger language plpgsql as $$
begin
  if current_setting('swara.selling_noted', true) is distinct from 'yes' then
    perform set_config('swara.selling_noted', 'yes', true); -- until the transaction ends, or is undone up to here
    insert into selling_change default values;
  end if;
  return null;
end $$;

create trigger variant_sells_otherwise after update of product_id, sku, option_values, mrp, price, weight_g, box_l_mm, box_b_mm, box_h_mm,
  image_src, retired on variant
  for each row when (old.* is distinct from new.*) execute function note_selling();
create trigger product_sells_otherwise after update of slug, name, brand_id, category_id, hsn, gst_bp, tax_class_id, booking, available_from,
  published on product
  for each row when (old.* is distinct from new.*) execute function note_selling();
create trigger image_sells_otherwise after insert or delete or update of product_id, position, src on product_image
  for each row execute function note_selling();
create trigger brand_sells_otherwise after update of slug on brand
  for each row when (old.slug <> new.slug) execute function note_selling();
create trigger category_sells_otherwise after update of slug, parent_id, tax_class_id on category
  for each row when (old.* is distinct from new.*) execute function note_selling();
create trigger collection_sells_otherwise after update of slug on collection
  for each row when (old.slug <> new.slug) execute function note_selling();
create trigger membership_sells_otherwise after insert or delete or update of collection_id, product_id on collection_product
  for each row execute function note_selling();
create trigger class_sells_otherwise after update of hsn on tax_class
  for each row execute function note_selling();
create trigger rate_sells_otherwise after insert or update or delete on tax_rate
  for each row execute function note_selling();

-- The rate that a demo practises at.
create trigger practice_begins after insert or update on shop_state
  for each row when (new.name = 'practice_gst_bp') execute function note_selling();
create trigger practice_ends after delete on shop_state
  for each row when (old.name = 'practice_gst_bp') execute function note_selling();
