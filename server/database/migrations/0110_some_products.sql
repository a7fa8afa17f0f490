-- What is derived of a few products looks at those alone: "ids is null or id = any(ids)" had the whole catalogue read each time, as a plan for
-- any ids has to serve for all of them too. The products are a list of their own now; null still means all.
create or replace function refresh_price(ids int[]) returns setof int language sql as $$
  with best as (
    select p.id, coalesce(max(c.discount_bp), 0) as bp
    from unnest(coalesce(ids, array(select id from product order by id))) p(id)
    left join collection_product cp on cp.product_id = p.id
    left join collection c on c.id = cp.collection_id
      and (c.starts_at is null or c.starts_at <= now()) and (c.ends_at is null or c.ends_at > now())
    group by p.id),
  moved as (
    update variant v set price = discounted(v.list_price, best.bp)
    from best
    where v.product_id = best.id and v.price <> discounted(v.list_price, best.bp)
    returning v.product_id)
  select distinct product_id from moved order by 1;
$$;

create or replace function refresh_rules(ids int[]) returns void language sql as $$
  with ruled as (select id, rule from collection where rule is not null),
  asked as (
    select distinct unnest(case when exists (select from ruled) then coalesce(ids, array(select id from product order by id)) end) as id),
  belongs as (
    select r.id as collection_id, p.id as product_id
    from asked a join product p on p.id = a.id
    cross join ruled r
    join brand b on b.id = p.brand_id
    join category c on c.id = p.category_id
    left join category d on d.id = c.parent_id
    cross join lateral (select min(list_price) as least from variant v where v.product_id = p.id and not v.retired) price
    where (r.rule -> 'categories' is null or r.rule -> 'categories' ? c.slug or r.rule -> 'categories' ? d.slug)
      and (r.rule -> 'brands' is null or r.rule -> 'brands' ? b.slug)
      and (r.rule -> 'tags' is null or exists (select from unnest(p.tags) tag where r.rule -> 'tags' ? lower(tag)))
      and (r.rule -> 'under' is null or price.least <= (r.rule ->> 'under')::bigint)
      and (r.rule -> 'from' is null or price.least >= (r.rule ->> 'from')::bigint)),
  gone as (
    delete from collection_product m using ruled r, asked a
    where m.collection_id = r.id and m.product_id = a.id
      and not exists (select from belongs n where n.collection_id = m.collection_id and n.product_id = m.product_id))
  insert into collection_product (collection_id, product_id) select collection_id, product_id from belongs on conflict do nothing;
$$;

-- As before, but who has a tax of his own is not asked for his category's.
create or replace function refresh_card(ids int[]) returns void language sql as $$
  delete from card where product_id = any(ids) and not exists (
    select from product p join variant v on v.product_id = p.id and not v.retired where p.id = card.product_id and p.published);
  insert into card
  select p.id, p.slug, p.name, coalesce(v.image_src, i.src), coalesce(i.alt, ''), p.brand_id, p.category_id, coalesce(c.parent_id, c.id),
    v.id, v.variants, v.mrp, v.price, (v.mrp - v.price) * 100 / v.mrp,
    case when not (v.in_stock and t.on_sale) then 'out_of_stock' when p.booking = 'preorder' then 'preorder' else 'in_stock' end,
    p.booking, p.country_of_origin, p.rating, p.popularity, p.created_at,
    plain_text(concat_ws(' ', p.name, b.name, c.name, d.name, array_to_string(p.alternative_names, ' '), array_to_string(p.tags, ' '))),
    (select count(*) from review where product_id = p.id and state = 'shown')::int, t.on_sale
  from product p
  join brand b on b.id = p.brand_id
  join category c on c.id = p.category_id
  left join category d on d.id = c.parent_id
  cross join lateral (
    select case when p.hsn is not null and p.gst_bp is not null then true
      else (select tax.on_sale from tax_on(p.id, india_today()) tax) end as on_sale) t
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
    created_at = excluded.created_at, search_text = excluded.search_text, reviews = excluded.reviews,
    on_sale = excluded.on_sale;
$$;

-- Who brings the cards of all that he changes up to date himself says so for his transaction (swara.cards_follow), and they are not made twice.
create or replace function stock_changed() returns trigger language plpgsql as $$
declare ids int[];
begin
  if current_setting('swara.cards_follow', true) = 'yes' then return null; end if;
  select array_agg(distinct v.product_id order by v.product_id) into ids
  from new_rows n join old_rows o using (variant_id) join variant v on v.id = n.variant_id
  where shown_stock(n.on_hand, n.held) <> shown_stock(o.on_hand, o.held);
  if ids is not null then
    perform refresh_card(ids);
    perform tell_products(ids);
  end if;
  return null;
end $$;

create or replace function price_changed() returns trigger language plpgsql as $$
declare ids int[];
begin
  if current_setting('swara.cards_follow', true) = 'yes' then return null; end if;
  select array_agg(distinct n.product_id order by n.product_id) into ids
  from new_rows n join old_rows o using (id) where n.price <> o.price or n.mrp <> o.mrp;
  if ids is not null then
    perform refresh_card(ids);
    perform tell_products(ids);
  end if;
  return null;
end $$;

create or replace function membership_changed() returns trigger language plpgsql as $$
begin
  if current_setting('swara.cards_follow', true) = 'yes' then return null; end if;
  perform from card where product_id in (select product_id from changed_rows) order by product_id for update;
  update card set product_id = product_id where product_id in (select product_id from changed_rows);
  return null;
end $$;
