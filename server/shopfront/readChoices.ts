import type { Sql } from "../database/connect.ts";

type Named = { slug: string; name: string };
export type Choices = {
  categories: (Named & { department: string | null })[];
  brands: Named[];
  tags: string[];
  facets: string[];
  tax_classes: Named[];
  collections: { key: string; products: number }[];
  counts: { key: string; products: number }[];
};

/** What rules, filters and rows can be made of: categories, makers, the most used tags, attributes, tax classes; and how many products are where. */
export async function readChoices(sql: Sql): Promise<Choices> {
  const [row] = await sql<[Choices]>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'name', c.name, 'department', d.name)
        order by coalesce(d.position, c.position), coalesce(d.id, c.id), d.id is not null, c.position, c.id), '[]')
       from category c left join category d on d.id = c.parent_id) as categories,
      (select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'name', name) order by lower(name)), '[]') from brand) as brands,
      array(select lower(tag) from product, unnest(tags) tag group by 1 order by count(*) desc, 1 limit 200) as tags,
      array(select name from product_attribute group by 1 order by count(*) desc, 1 limit 60) as facets,
      (select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'name', name) order by name), '[]') from tax_class) as tax_classes,
      (select coalesce(jsonb_agg(m), '[]') from (
        select collection_id::text as key, count(*)::int as products from collection_product join card using (product_id) group by 1) m) as collections,
      (select coalesce(jsonb_agg(m), '[]') from (select category_id::text as key, count(*)::int as products from product group by 1) m) as counts`;
  return row;
}
