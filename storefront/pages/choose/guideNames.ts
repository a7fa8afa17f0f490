import type { AnswerOf } from "../../../contract/calls.ts";
import type { CategoryPage } from "../../../contract/catalogue.ts";
import type { Client } from "../../api/client.ts";

type GuideName = AnswerOf<"GET /get/guides">["data"][number];

/** The guides that there are; none where the shop can't say: a page goes without. */
export const readGuideNames = (api: Client): Promise<GuideName[]> =>
  api("GET /get/guides").then(
    ({ data }) => data,
    () => [],
  );

/** Those that lead into this category: to itself, to what is in it, or to its department. */
export const guidesFor = (guides: GuideName[], { category, children }: Pick<CategoryPage, "category" | "children">) => {
  const near = new Set([category.slug, category.parent?.slug, ...children.map(({ slug }) => slug)]);
  return guides.filter((guide) => near.has(guide.category)).map(({ slug, title }) => ({ slug, title }));
};
