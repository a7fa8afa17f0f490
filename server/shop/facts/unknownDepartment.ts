import type { Sql } from "../../database/connect.ts";

/** The first of these slugs that is no category's or department's; undefined when all are. */
export async function unknownDepartment(sql: Sql, slugs: readonly string[]): Promise<string | undefined> {
  const [unknown] = await sql<{ slug: string }[]>`
    select slug from unnest(${[...slugs]}::text[]) s (slug) where not exists (select from category c where c.slug = s.slug)`;
  return unknown?.slug;
}
