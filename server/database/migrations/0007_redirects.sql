-- Where a page went whose address was changed, so that old links and search engines find it.
create table redirect (
  kind text not null check (kind in ('product', 'category', 'brand', 'collection')),
  old_slug text not null,
  new_slug text not null,
  at timestamptz not null default now(),
  primary key (kind, old_slug)
);
create index redirect_target on redirect (kind, new_slug); -- slug_changed: what led to the old address leads to the new one

-- Each old address leads straight to the present one, whatever it was called in between; one taken up again leads nowhere.
create function slug_changed() returns trigger language plpgsql as $$
begin
  delete from redirect where kind = tg_argv[0] and old_slug = new.slug;
  update redirect set new_slug = new.slug where kind = tg_argv[0] and new_slug = old.slug;
  insert into redirect (kind, old_slug, new_slug) values (tg_argv[0], old.slug, new.slug);
  if tg_argv[0] = 'product' then perform refresh_card(array[new.id]); end if;
  perform pg_notify('catalogue', 'all');
  return null;
end $$;
create trigger product_renamed after update of slug on product
  for each row when (old.slug <> new.slug) execute function slug_changed('product');
create trigger category_renamed after update of slug on category
  for each row when (old.slug <> new.slug) execute function slug_changed('category');
create trigger brand_renamed after update of slug on brand
  for each row when (old.slug <> new.slug) execute function slug_changed('brand');
create trigger collection_renamed after update of slug on collection
  for each row when (old.slug <> new.slug) execute function slug_changed('collection');
