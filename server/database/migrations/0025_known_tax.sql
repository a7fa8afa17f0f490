-- A product's HSN and rate as somebody has told them, without what a demo practises at; `tax_on` stands on it.
create function tax_known(of_product int, on_day date) returns table (hsn text, gst_bp int) stable language sql as $$
  select coalesce(p.hsn, t.hsn), coalesce(p.gst_bp, r.gst_bp)
  from product p
  join category c on c.id = p.category_id
  left join category d on d.id = c.parent_id
  left join tax_class own on own.id = p.tax_class_id
  left join tax_class given on given.id = coalesce(c.tax_class_id, d.tax_class_id) and (p.hsn is null or left(p.hsn, 4) = left(given.hsn, 4))
  left join tax_class t on t.id = coalesce(own.id, given.id)
  left join lateral (select gst_bp from tax_rate where tax_class_id = t.id and from_day <= on_day order by from_day desc limit 1) r on true
  where p.id = of_product
$$;
create or replace function tax_on(of_product int, on_day date) returns table (hsn text, gst_bp int, on_sale boolean) stable language sql as $$
  select known.hsn, coalesce(known.gst_bp, practice.gst_bp),
    practice.gst_bp is not null or known.hsn is not null and known.gst_bp is not null
  from tax_known(of_product, on_day) known
  left join (select value::int as gst_bp from shop_state where name = 'practice_gst_bp') practice on true
$$;

-- What the shop keeps of a variant for itself: its barcode (GTIN), what it cost (paise), where it lies, when to order how many.
alter table variant
  add column gtin text check (gtin ~ '^([0-9]{8}|[0-9]{12,14})$'),
  add column cost bigint check (cost >= 0),
  add column place text,
  add column reorder_point int check (reorder_point >= 0),
  add column reorder_quantity int check (reorder_quantity >= 0);
create index variant_gtin on variant (gtin) where gtin is not null;
