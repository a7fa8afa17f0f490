-- What a card says besides: how many reviews its stars are the average of, and that it is out of stock only because the shop may not
-- sell it yet.
alter table card add column reviews int not null default 0, add column on_sale boolean not null default true;

-- As before, with these two.
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
    created_at = excluded.created_at, search_text = excluded.search_text, reviews = excluded.reviews,
    on_sale = excluded.on_sale;
$$;

update card set reviews = shown.n
from (select product_id, count(*)::int as n from review where state = 'shown' group by product_id) shown
where shown.product_id = card.product_id;
update card set on_sale = false
where availability = 'out_of_stock' and not (select on_sale from tax_on(card.product_id, india_today()));
