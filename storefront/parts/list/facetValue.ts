import type { Facet } from "../../../contract/catalogue.ts";
import { changedQuery } from "../query.ts";

/** The query after pressing a filter's value: chosen if it was not, else taken off. A filter of several keeps the others. */
export function pressed(
  query: URLSearchParams,
  facet: Pick<Facet, "parameter" | "many">,
  value: string,
  active: boolean,
): string {
  const { parameter, many } = facet;
  const now = (query.get(parameter) ?? "").split(",").filter((slug) => slug !== "");
  const others = many ? now.filter((slug) => slug !== value) : [];
  const next = active ? others : [...others, value];
  const category: Record<string, null> = parameter === "category" ? { scategory: null } : {}; // a category belongs to its department
  return changedQuery(query, { ...category, [parameter]: next.join(",") || null });
}

/** The query without one of the conditions in force. */
export const without = (query: URLSearchParams, parameter: string, value: string): string =>
  pressed(query, { parameter, many: (query.get(parameter) ?? "").includes(",") }, value, true);

/** The values whose names have what was typed at the beginning of a word; all of them for nothing typed. */
export function matching<T extends { label: string }>(values: T[], typed: string): T[] {
  const plain = (text: string) => ` ${text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()}`;
  return values.filter(({ label }) => plain(label).includes(plain(typed.trim())));
}
