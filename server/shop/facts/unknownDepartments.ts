import type { Sql } from "../../database/connect.ts";

/** Those of these slugs that are no category's or department's, in their order. */
export async function unknownDepartments(sql: Sql, slugs: readonly string[]): Promise<string[]> {
  const unknown = await sql<{ slug: string }[]>`
    select slug from unnest(${[...slugs]}::text[]) with ordinality s (slug, place)
    where not exists (select from category c where c.slug = s.slug) order by place`;
  return unknown.map(({ slug }) => slug);
}
