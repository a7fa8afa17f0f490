import type { guideCalls } from "../../contract/guides.ts";
import { listTags } from "../catalogue/tags.ts";
import type { Sql } from "../database/connect.ts";
import { ApiError, data, type Handlers } from "../http/reply.ts";
import type { Settings } from "../settings.ts";
import { fittingGuides } from "./fittingGuides.ts";

/** The guides that help to choose, as the shop's files have them and its catalogue bears them out. */
export const guideRoutes = (
  sql: Sql,
  { guides }: Pick<Settings, "guides">,
): Pick<Handlers, keyof typeof guideCalls> => {
  const fitting = () => fittingGuides(sql, guides);
  return {
    "GET /get/guides": async () =>
      data(
        (await fitting()).map(({ slug, title, category, sizes }) => ({ slug, title, category, sizes })),
        { tags: listTags() },
      ),
    async "GET /get/guide/{guide}"({ parameters }) {
      const guide = (await fitting()).find(({ slug }) => slug === parameters.guide.toLowerCase());
      if (!guide) throw new ApiError(404, "This guide was not found.");
      return data(guide, { tags: listTags() });
    },
  };
};
