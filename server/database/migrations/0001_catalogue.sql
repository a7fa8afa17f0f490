-- The catalogue: what the shop sells, at which price, and how many there are.
-- Money is integer paise, weights are grams, lengths millimetres, rates basis points (1800 = 18 %).
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table brand (
  id int generated always as identity primary key,
  slug text not null unique,
  name text not null,
  country char(2),
  text text not null default ''
);

create table category (
  id int generated always as identity primary key,
  slug text not null unique,
  name text not null,
  parent_id int references category,
  facets text[] not null default '{}',
  guide text not null default '',
  position int not null,
  hidden boolean not null default false
);

create table collection (
  id int generated always as identity primary key,
  slug text not null unique,
  name text not null,
  text text not null default '',
  position int not null,
  discount_bp int check (discount_bp between 1 and 9000),
  starts_at timestamptz,
  ends_at timestamptz,
  check (starts_at < ends_at)
);

-- A page made of rows of other collections; collection 1 is the home page.
create table collection_section (
  collection_id int not null references collection,
  position int not null,
  title text not null,
  shows_id int not null references collection,
  primary key (collection_id, position)
);

create table product (
  id int generated always as identity primary key,
  slug text not null unique,
  name text not null,
  brand_id int not null references brand,
  category_id int not null references category,
  description text not null default '',          -- sanitised HTML
  highlights text[] not null default '{}',
  specifications jsonb not null default '[]',    -- [{name, value}]
  in_the_box text[] not null default '{}',
  warranty text,
  country_of_origin char(2),
  hsn text check (hsn ~ '^([0-9]{4}|[0-9]{6}|[0-9]{8})$'),
  gst_bp int not null default 1800 check (gst_bp between 0 and 4000),
  generic_name text,
  net_quantity text,
  manufacturer text,
  importer text,
  tags text[] not null default '{}',
  alternative_names text[] not null default '{}',
  option_names text[] not null default '{}',
  booking text not null default 'none' check (booking in ('none', 'demo', 'preorder')),
  available_from date,
  popularity int not null default 0,
  rating numeric(2, 1) check (rating between 1 and 5),
  published boolean not null default true,
  import_digest text,                            -- of the rows it came from: the same rows again change nothing
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index product_category on product (category_id);
create index product_brand on product (brand_id);

create table product_attribute (
  product_id int not null references product on delete cascade,
  name text not null,
  value text not null,
  primary key (product_id, name, value)
);
create index product_attribute_value on product_attribute (name, value, product_id); -- facet filters

create table product_image (
  product_id int not null references product on delete cascade,
  position int not null,
  src text not null,       -- '/pictures/kind/finish' of ours, or the address it was imported from
  alt text not null default '',
  primary key (product_id, position)
);

create table collection_product (
  collection_id int not null references collection,
  product_id int not null references product on delete cascade,
  position int not null default 0,
  primary key (collection_id, product_id)
);
create index collection_product_product on collection_product (product_id);

create table variant (
  id int generated always as identity primary key,
  product_id int not null references product,
  sku text not null unique,
  option_values text[] not null default '{}',
  mrp bigint not null check (mrp > 0),
  list_price bigint not null check (list_price > 0),
  price bigint not null check (price > 0),       -- what it sells for now: list price less the best running collection discount
  weight_g int not null default 0 check (weight_g >= 0),
  box_l_mm int, box_b_mm int, box_h_mm int,
  image_src text,
  position int not null,
  retired boolean not null default false,        -- no longer in the product's file; kept for old orders
  check (price <= list_price and list_price <= mrp)
);
create index variant_product on variant (product_id);

create table stock (
  variant_id int primary key references variant,
  on_hand int not null check (on_hand >= 0),
  held int not null default 0,
  constraint stock_not_oversold check (held between 0 and on_hand)
);

-- Every change of on_hand that no order made: deliveries, counts, imports.
create table stock_count (
  id bigint generated always as identity primary key,
  variant_id int not null references variant,
  delta int not null,
  cause text not null,
  at timestamptz not null default now()
);
create index stock_count_variant on stock_count (variant_id); -- audit

create table banner (
  position int primary key,
  title text not null,
  text text not null default '',
  action text not null,
  url text not null,
  image text not null,
  alt text not null default ''
);

create table quick_link (
  position int primary key,
  name text not null,
  url text not null
);

-- One row per product as lists show, filter and sort it; always derived, by refresh_card().
create table card (
  product_id int primary key references product on delete cascade,
  slug text not null,
  name text not null,
  image text,
  alt text not null default '',
  brand_id int not null,
  category_id int not null,
  department_id int not null,
  variant_id int not null,
  variant_count int not null,
  mrp bigint not null,
  price bigint not null,
  discount_percent int not null,
  availability text not null check (availability in ('in_stock', 'out_of_stock', 'preorder')),
  booking text not null,
  country_of_origin char(2),
  rating numeric(2, 1),
  popularity int not null,
  created_at timestamptz not null,
  search_text text not null
);
create index card_department on card (department_id, popularity desc);
create index card_category on card (category_id, popularity desc);
create index card_brand on card (brand_id, popularity desc);
create index card_search on card using gin (search_text gin_trgm_ops);

create function shown_stock(on_hand int, held int) returns int immutable language sql
  return least(greatest(on_hand - held, 0), 4);  -- none, only 1, 2, 3 left, or enough

create function plain_text(t text) returns text stable language sql
  return lower(unaccent(regexp_replace(t, '[^[:alnum:]஀-௿ऀ-ॿ]+', ' ', 'g')));

-- Derives the cards of these products anew; one that can't be bought by anyone (unpublished, no variants) has none.
create function refresh_card(ids int[]) returns void language sql as $$
  delete from card where product_id = any(ids) and not exists (
    select from product p join variant v on v.product_id = p.id and not v.retired where p.id = card.product_id and p.published);
  insert into card
  select p.id, p.slug, p.name, coalesce(v.image_src, i.src), coalesce(i.alt, ''), p.brand_id, p.category_id, coalesce(c.parent_id, c.id),
    v.id, v.variants, v.mrp, v.price, (v.mrp - v.price) * 100 / v.mrp,
    case when not v.in_stock then 'out_of_stock' when p.booking = 'preorder' then 'preorder' else 'in_stock' end,
    p.booking, p.country_of_origin, p.rating, p.popularity, p.created_at,
    plain_text(concat_ws(' ', p.name, b.name, c.name, d.name, array_to_string(p.alternative_names, ' '), array_to_string(p.tags, ' ')))
  from product p
  join brand b on b.id = p.brand_id
  join category c on c.id = p.category_id
  left join category d on d.id = c.parent_id
  cross join lateral (
    select v.*, s.on_hand > s.held as in_stock, count(*) over () as variants
    from variant v join stock s on s.variant_id = v.id
    where v.product_id = p.id and not v.retired
    order by s.on_hand > s.held desc, v.position limit 1) v
  left join lateral (select src, alt from product_image where product_id = p.id order by position limit 1) i on true
  where p.id = any(ids) and p.published
  order by p.id
  on conflict (product_id) do update set
    slug = excluded.slug, name = excluded.name, image = excluded.image, alt = excluded.alt, brand_id = excluded.brand_id,
    category_id = excluded.category_id, department_id = excluded.department_id, variant_id = excluded.variant_id,
    variant_count = excluded.variant_count, mrp = excluded.mrp, price = excluded.price,
    discount_percent = excluded.discount_percent, availability = excluded.availability, booking = excluded.booking,
    country_of_origin = excluded.country_of_origin, rating = excluded.rating, popularity = excluded.popularity,
    created_at = excluded.created_at, search_text = excluded.search_text;
$$;

-- A list price less a discount, rounded down to whole rupees as on a price tag; never below one paisa.
create function discounted(list_price bigint, bp int) returns bigint immutable language sql
  return case when bp = 0 then list_price
    else greatest(list_price * (10000 - bp) / 1000000 * 100, 1) end;

-- Sets each variant's price to its list price less the best discount that runs now; triggers mend the cards.
-- Returns the products whose price moved.
create function refresh_price(ids int[]) returns setof int language sql as $$
  with best as (
    select p.id, coalesce(max(c.discount_bp), 0) as bp
    from product p
    left join collection_product cp on cp.product_id = p.id
    left join collection c on c.id = cp.collection_id
      and (c.starts_at is null or c.starts_at <= now()) and (c.ends_at is null or c.ends_at > now())
    where ids is null or p.id = any(ids)
    group by p.id),
  moved as (
    update variant v set price = discounted(v.list_price, best.bp)
    from best
    where v.product_id = best.id and v.price <> discounted(v.list_price, best.bp)
    returning v.product_id)
  select distinct product_id from moved order by 1;
$$;

-- Tells every node which products' pages are no longer true: 'product:7', or 'all' when they are many.
-- A catalogue page shows price and stock, so nothing else needs to be watched row by row.
create function tell_products(ids int[]) returns void language plpgsql as $$
begin
  if cardinality(ids) > 50 then perform pg_notify('catalogue', 'all');
  else perform pg_notify('catalogue', 'product:' || id) from unnest(ids) id;
  end if;
end $$;

create function stock_changed() returns trigger language plpgsql as $$
declare ids int[];
begin
  select array_agg(distinct v.product_id order by v.product_id) into ids
  from new_rows n join old_rows o using (variant_id) join variant v on v.id = n.variant_id
  where shown_stock(n.on_hand, n.held) <> shown_stock(o.on_hand, o.held);
  if ids is not null then
    perform refresh_card(ids);
    perform tell_products(ids);
  end if;
  return null;
end $$;
create trigger stock_changed after update on stock referencing old table as old_rows new table as new_rows
  for each statement execute function stock_changed();

create function price_changed() returns trigger language plpgsql as $$
declare ids int[];
begin
  select array_agg(distinct n.product_id order by n.product_id) into ids
  from new_rows n join old_rows o using (id) where n.price <> o.price or n.mrp <> o.mrp;
  if ids is not null then
    perform refresh_card(ids);
    perform tell_products(ids);
  end if;
  return null;
end $$;
create trigger price_changed after update on variant referencing old table as old_rows new table as new_rows
  for each statement execute function price_changed();

-- What the shop itself has to remember: its signing secret, which demo catalogue was loaded.
create table shop_state (
  name text primary key,
  value text not null
);
