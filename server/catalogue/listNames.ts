import type { Sql } from "../database/connect.ts";
import { runsNow } from "./getCollections.ts";

/** What a list's query names: a category, brand or collection by its slug; of an attribute, `slug` is the value. */
export type Named = { id: number; slug: string; name: string; parent_id: number | null; facets: string[] };

/** What the words of a list's query stand for; whatever is not in here is unknown. */
export type Names = Record<"category" | "brand" | "collection" | "discount" | "attribute" | "facet", Named[]>;

type Asked = {
  categories: string[];
  brands: string[];
  collections: string[];
  discount: string;
  attributes: { name: string; values: string[] }[];
};

/**
 * Looks all names of a query up at once. `discount` are collections whose discount runs now, `facet` the attributes
 * that some category is filtered by.
 */
export async function lookUp(sql: Sql, query: Asked): Promise<Names> {
  const names = query.attributes.map(({ name }) => name);
  const values = query.attributes.flatMap((attribute) => attribute.values);
  const rows = await sql<(Named & { kind: keyof Names })[]>`
    select 'category' as kind, id, slug, name, parent_id, facets from category
    where slug = any(${query.categories})
    union all
    select 'brand', id, slug, name, null, '{}' from brand where slug = any(${query.brands})
    union all
    select 'collection', id, slug, name, null, '{}' from collection where slug = any(${query.collections}) and slug <> 'home' -- home is a page, no list
    union all
    select 'discount', id, slug, name, null, '{}' from collection l
    where slug = ${query.discount} and ${runsNow(sql)}
    union all
    (select distinct 'attribute', 0, value, name, null::int, '{}'::text[] from product_attribute
     where name = any(${names}) and value = any(${values}))
    union all
    (select distinct 'facet', 0, facet, facet, null::int, '{}'::text[] from category, unnest(facets) facet
     where facet = any(${names}))`;
  const found: Names = { category: [], brand: [], collection: [], discount: [], attribute: [], facet: [] };
  for (const { kind, ...named } of rows) found[kind].push(named);
  return found;
}
