-- What an accessory fits, a rule in each text: "4/4: violins; size=4/4" (server/fits/rule.ts). What a shop before this one writes stays without.
alter table product add column fits text[] not null default '{}';

-- The categories and departments that rules name, by slug.
create function fit_categories(rules text[]) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct trim(slug)), '{}')
  from unnest(rules) rule, unnest(string_to_array(regexp_replace(split_part(rule, ';', 1), '^.*:', ''), ',')) slug
$$;

-- What may fit a product of a category (server/fits/readFits.ts).
create index product_fits on product using gin (fit_categories(fits)) where fits <> '{}';

create or replace trigger product_version before update of slug, name, brand_id, category_id, description, highlights, specifications, in_the_box,
  warranty, country_of_origin, hsn, gst_bp, tax_class_id, generic_name, net_quantity, manufacturer, importer, tags, alternative_names,
  option_names, booking, available_from, published, fits on product
  for each row when (to_jsonb(old) - '{import_digest,updated_at,popularity,file_categories,file_category_id,file_placed}'::text[]
    is distinct from to_jsonb(new) - '{import_digest,updated_at,popularity,file_categories,file_category_id,file_placed}'::text[])
  execute function raise_version();
