import type { guideCalls } from "../../contract/guides.ts";
import { listTags } from "../catalogue/tags.ts";
import type { Sql } from "../database/connect.ts";
import { ApiError, data, type Handlers } from "../http/reply.ts";
import type { Settings } from "../settings.ts";
import { fitGuide } from "./fitGuide.ts";

/** The slugs of all departments and categories in which there is something. */
const filledCategories = (sql: Sql) => sql<{ slug: string }[]>`
  select slug from category c where exists (select from card where c.id in (category_id, department_id))`;

/** The guides that help to choose, as the shop's files have them and its catalogue bears them out. */
export const guideRoutes = (
  sql: Sql,
  { guides }: Pick<Settings, "guides">,
): Pick<Handlers, keyof typeof guideCalls> => {
  const fitting = async () => {
    if (guides.length === 0) return [];
    const categories = new Set((await filledCategories(sql)).map(({ slug }) => slug));
    return guides.flatMap((guide) => fitGuide(guide, categories) ?? []);
  };
  return {
    "GET /get/guides": async () =>
      data(
        (await fitting()).map(({ slug, title, category }) => ({ slug, title, category })),
        { tags: listTags() },
      ),
    async "GET /get/guide/{guide}"({ parameters }) {
      const guide = (await fitting()).find(({ slug }) => slug === parameters.guide.toLowerCase());
      if (!guide) throw new ApiError(404, "This guide was not found.");
      return data(guide, { tags: listTags() });
    },
  };
};
