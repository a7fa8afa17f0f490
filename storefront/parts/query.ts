/** What changes in a query: parameters set to a value or, by null, taken away. */
export type QueryChange = Record<string, string | null>;

/**
 * A query with some parameters changed, as text without the question mark. A change leads to the first page, unless it
 * is itself a change of page.
 */
export function changedQuery(query: URLSearchParams, change: QueryChange): string {
  const next = new URLSearchParams(query);
  if (!("page" in change)) next.delete("page");
  for (const [parameter, value] of Object.entries(change)) {
    if (value === null || value === "") next.delete(parameter);
    else next.set(parameter, value);
  }
  return next.toString().replaceAll("%2C", ",");
}

/** The one address of a page of a list, whatever else its query said. */
export const paged = (path: string, page: number, query = new URLSearchParams()): string =>
  address(path, changedQuery(query, { page: page > 1 ? String(page) : null }));

/** A path with a query, when there is one. */
export const address = (path: string, query: string): string => (query === "" ? path : `${path}?${query}`);
