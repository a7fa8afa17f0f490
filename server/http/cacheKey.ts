import { countedQuery } from "../../contract/countedQuery.ts";

/** A query longer than this is answered but not kept: nobody shops with it. */
const longestQuery = 600;

/** What a request for a page asks for, whoever asks and however he came by the address. */
export function asAnybodyAsks(request: Request): Request {
  const url = new URL(request.url);
  url.search = countedQuery(url.searchParams).toString();
  return new Request(url, { method: "GET", headers: request.headers });
}

/**
 * The key under which a page is kept: the path in lower case without a slash at its end, and what counts of the query.
 * Undefined: don't keep.
 */
export const cacheKey = (url: URL): string | undefined =>
  url.search.length > longestQuery
    ? undefined
    : `${url.pathname.toLowerCase().replace(/(.)\/+$/, "$1")}?${countedQuery(url.searchParams)}`;
