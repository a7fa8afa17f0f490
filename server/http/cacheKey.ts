/** A query longer than this is answered but not kept: nobody shops with it. */
const longestQuery = 600;

/**
 * The key under which a page is kept: the path in lower case without a slash at its end, and the parameters in order,
 * so that ?a=1&b=2 and ?b=2&a=1 are one page. Empty parameters and those of advertisements don't count.
 * Undefined: don't keep.
 */
export function cacheKey(url: URL): string | undefined {
  if (url.search.length > longestQuery) return undefined;
  const parameters = [...url.searchParams].filter(
    ([name, value]) => value !== "" && !/^(utm_|gclid|fbclid)/.test(name),
  );
  parameters.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `${url.pathname.toLowerCase().replace(/(.)\/+$/, "$1")}?${new URLSearchParams(parameters)}`;
}
