-- Two people who change the same thing: each says which version he saw, and the second is told. The number rises with what
-- people write (office, import, commands), not with what the shop works out by itself (selling price, popularity) or notes of a file.
create function raise_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;

alter table product add column version int not null default 1;
create trigger product_version before update of slug, name, brand_id, category_id, description, highlights, specifications, in_the_box,
  warranty, country_of_origin, hsn, gst_bp, tax_class_id, generic_name, net_quantity, manufacturer, importer, tags, alternative_names,
  option_names, booking, available_from, published on product
  for each row when (to_jsonb(old) - '{import_digest,updated_at,popularity,file_categories,file_category_id,file_placed}'::text[]
    is distinct from to_jsonb(new) - '{import_digest,updated_at,popularity,file_categories,file_category_id,file_placed}'::text[])
  execute function raise_version();

alter table variant add column version int not null default 1;
create trigger variant_version before update of sku, option_values, mrp, list_price, weight_g, box_l_mm, box_b_mm, box_h_mm, image_src,
  position, retired, gtin, cost, place, reorder_point, reorder_quantity on variant
  for each row when (old.* is distinct from new.*) execute function raise_version();

alter table category add column version int not null default 1;
create trigger category_version before update on category
  for each row when (old.* is distinct from new.*) execute function raise_version();

alter table collection add column version int not null default 1;
create trigger collection_version before update on collection
  for each row when (old.* is distinct from new.*) execute function raise_version();

alter table coupon add column version int not null default 1;
create trigger coupon_version before update of text, kind, value, min_spend, max_discount, starts_at, ends_at, usage_limit, per_customer,
  first_order_only, scope, listed on coupon
  for each row when (old.* is distinct from new.*) execute function raise_version();
