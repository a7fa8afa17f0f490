-- What a product is taxed as. A class has an HSN and dated rates: a law's change is one row with its first day. Rates are
-- basis points (1800 = 18 %).
create table tax_class (
  id int generated always as identity primary key,
  slug text not null unique,
  name text not null,
  hsn text not null check (hsn ~ '^([0-9]{4}|[0-9]{6}|[0-9]{8})$')
);
create table tax_rate (
  tax_class_id int not null references tax_class,
  from_day date not null,                        -- the first day, in India
  gst_bp int not null check (gst_bp between 0 and 4000),
  primary key (tax_class_id, from_day)
);
alter table category add column tax_class_id int references tax_class;
alter table product add column tax_class_id int references tax_class;

-- Nothing is guessed any more; what a product has stays.
alter table product alter column gst_bp drop not null, alter column gst_bp drop default;

create function india_today() returns date stable language sql
  return (now() at time zone 'Asia/Kolkata')::date;

-- A product's HSN and rate on a day: its own, else its class's, else those of its category's class, else of its department's.
-- A category's class does not speak for a product that brings an HSN of another heading. `on_sale`: both are known, or the
-- shop only practises, at the rate of 'practice_gst_bp'.
create function tax_on(of_product int, on_day date) returns table (hsn text, gst_bp int, on_sale boolean) stable language sql as $$
  select coalesce(p.hsn, t.hsn), coalesce(p.gst_bp, r.gst_bp, practice.gst_bp),
    practice.gst_bp is not null or coalesce(p.hsn, t.hsn) is not null and coalesce(p.gst_bp, r.gst_bp) is not null
  from product p
  join category c on c.id = p.category_id
  left join category d on d.id = c.parent_id
  left join tax_class own on own.id = p.tax_class_id
  left join tax_class given on given.id = coalesce(c.tax_class_id, d.tax_class_id) and (p.hsn is null or left(p.hsn, 4) = left(given.hsn, 4))
  left join tax_class t on t.id = coalesce(own.id, given.id)
  left join lateral (select gst_bp from tax_rate where tax_class_id = t.id and from_day <= on_day order by from_day desc limit 1) r on true
  left join (select value::int as gst_bp from shop_state where name = 'practice_gst_bp') practice on true
  where p.id = of_product
$$;

-- As before, but what can't be taxed can't be bought: it shows as out of stock.
create or replace function refresh_card(ids int[]) returns void language sql as $$
  delete from card where product_id = any(ids) and not exists (
    select from product p join variant v on v.product_id = p.id and not v.retired where p.id = card.product_id and p.published);
  insert into card
  select p.id, p.slug, p.name, coalesce(v.image_src, i.src), coalesce(i.alt, ''), p.brand_id, p.category_id, coalesce(c.parent_id, c.id),
    v.id, v.variants, v.mrp, v.price, (v.mrp - v.price) * 100 / v.mrp,
    case when not (v.in_stock and t.on_sale) then 'out_of_stock' when p.booking = 'preorder' then 'preorder' else 'in_stock' end,
    p.booking, p.country_of_origin, p.rating, p.popularity, p.created_at,
    plain_text(concat_ws(' ', p.name, b.name, c.name, d.name, array_to_string(p.alternative_names, ' '), array_to_string(p.tags, ' ')))
  from product p
  join brand b on b.id = p.brand_id
  join category c on c.id = p.category_id
  left join category d on d.id = c.parent_id
  cross join lateral tax_on(p.id, india_today()) t
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
select refresh_card(array(select id from product order by id));
