import { lackNames } from "../../../contract/productLimits.ts";

/** What the list shows; the first goes without saying. */
export const views = [
  { value: "all", name: "All" },
  { value: "low", name: "Low" },
  { value: "out", name: "None left" },
  { value: "uncounted", name: "Not counted" },
  { value: "lacks", name: "Lacks something" },
  { value: "retired", name: "Retired" },
] as const;
export type View = (typeof views)[number]["value"];

/** What the list is asked for, as it stands in the address; "" is no matter. */
export type Asked = { view: View; search: string; lacks: string; sort: "name" | "place" };

/** Reads it. What means nothing is no matter. */
export function readAsked(parameters: URLSearchParams): Asked {
  const lacks = parameters.get("lacks");
  return {
    view: views.find(({ value }) => value === parameters.get("view"))?.value ?? "all",
    search: (parameters.get("search") ?? "").trim(),
    lacks: lackNames.find((name) => name === lacks) ?? "anything",
    sort: parameters.get("sort") === "place" ? "place" : "name",
  };
}

/** The list's address for it. */
export function addressOf({ view, search, lacks, sort }: Asked): string {
  const said = new URLSearchParams({
    ...(view !== "all" && { view }),
    ...(search && { search }),
    ...(view === "lacks" && lacks !== "anything" && { lacks }),
    ...(sort !== "name" && { sort }),
  });
  return `/stock${said.size > 0 ? `?${said}` : ""}`;
}

/** What the shop is asked for it. */
export const queryOf = ({ view, search, lacks, sort }: Asked): Record<string, string | undefined> => ({
  search: search || undefined,
  sort,
  ...(view === "lacks" ? { lacks } : { view }),
});
