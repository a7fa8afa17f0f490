-- A collection may be made by a rule instead of by hand: {"categories": [slug], "brands": [slug], "tags": [text],
-- "under": paise, "from": paise}; a product is in it when all parts that are there hold. NULL: by hand.
alter table collection add column rule jsonb;

-- Brings rule-made collections up to date, for these products or (null) for all.
create function refresh_rules(ids int[]) returns void language sql as $$
  with ruled as (select id, rule from collection where rule is not null),
  belongs as (
    select r.id as collection_id, p.id as product_id
    from ruled r cross join product p
    join brand b on b.id = p.brand_id
    join category c on c.id = p.category_id
    left join category d on d.id = c.parent_id
    cross join lateral (select min(list_price) as least from variant v where v.product_id = p.id and not v.retired) price
    where (ids is null or p.id = any(ids))
      and (r.rule -> 'categories' is null or r.rule -> 'categories' ? c.slug or r.rule -> 'categories' ? d.slug)
      and (r.rule -> 'brands' is null or r.rule -> 'brands' ? b.slug)
      and (r.rule -> 'tags' is null or exists (select from unnest(p.tags) tag where r.rule -> 'tags' ? lower(tag)))
      and (r.rule -> 'under' is null or price.least <= (r.rule ->> 'under')::bigint)
      and (r.rule -> 'from' is null or price.least >= (r.rule ->> 'from')::bigint)),
  gone as (
    delete from collection_product m using ruled r
    where m.collection_id = r.id and (ids is null or m.product_id = any(ids))
      and not exists (select from belongs n where n.collection_id = m.collection_id and n.product_id = m.product_id))
  insert into collection_product (collection_id, product_id) select collection_id, product_id from belongs on conflict do nothing;
$$;
