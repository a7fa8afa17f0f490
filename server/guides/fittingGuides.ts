import type { Guide } from "../../contract/guides.ts";
import type { Sql } from "../database/connect.ts";
import { fitGuide } from "./fitGuide.ts";

/** The slugs of all departments and categories in which there is something. */
const filledCategories = (sql: Sql) => sql<{ slug: string }[]>`
  select slug from category c where exists (select from card where c.id in (category_id, department_id))`;

/** The guides of the shop's files as its catalogue bears them out: those of what it does not sell are left out. */
export async function fittingGuides(sql: Sql, guides: Guide[]): Promise<Guide[]> {
  if (guides.length === 0) return [];
  const categories = new Set((await filledCategories(sql)).map(({ slug }) => slug));
  return guides.flatMap((guide) => fitGuide(guide, categories) ?? []);
}
