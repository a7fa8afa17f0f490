import type { Sql } from "../database/connect.ts";

/** A page of the catalogue, by its path from the root; `changed` is a date, where it is known. */
export type PublicPath = { path: string; changed: string | null };

const paths = (sql: Sql) => sql`
  select 1 as kind, id, '/category/' || slug as path, null::timestamptz as changed from category c
  where not hidden and exists (select from card where c.id in (category_id, department_id))
  union all
  select 2, id, '/products/' || slug, null from collection c
  where exists (select from collection_product m join card using (product_id) where m.collection_id = c.id)
  union all
  select 3, id, '/brands/' || slug, null from brand b where exists (select from card where brand_id = b.id)
  union all
  select 4, k.product_id, '/product/' || k.slug, p.updated_at from card k join product p on p.id = k.product_id`;

/** How many pages the catalogue has: categories, collections, brands and products that have something to show. */
export async function countPublicPaths(sql: Sql): Promise<number> {
  const [row] = await sql<[{ n: number }]>`select count(*)::int as n from (${paths(sql)}) paths`;
  return row.n;
}

/** So many of them, in an order that stays, products last. */
export const publicPaths = (sql: Sql, from: number, most: number) => sql<PublicPath[]>`
  select path, to_char(changed at time zone 'UTC', 'YYYY-MM-DD') as changed from (${paths(sql)}) paths
  order by kind, id offset ${from} limit ${most}`;
