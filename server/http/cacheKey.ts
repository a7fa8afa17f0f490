import { countedQuery } from "../../contract/countedQuery.ts";

/** A query longer than this is answered but not kept: nobody shops with it. */
const longestQuery = 600;

/** What a request for a page asks for, whoever asks and however he came by the address. */
export function asAnybodyAsks(request: Request): Request {
  const url = new URL(request.url);
  url.search = countedQuery(url.searchParams).toString();
  return new Request(url, { method: "GET", headers: request.headers });
}

/** Pages that show a browser without script its own cart, by a cookie of its own or by its session. */
const cartPage = /^\/(cart|checkout)(\/|\.data|$)/i;
const cartCookies = /(?:^|;\s*)(?:__Host-)?(?:cart|session)=/;

/** Whether a page may be another one for each browser. */
export const isCartPage = (path: string): boolean => cartPage.test(path);

/** Whether the answer may be another one for this browser than for everybody else. */
export const isOwn = (request: Request): boolean =>
  isCartPage(new URL(request.url).pathname) && cartCookies.test(request.headers.get("Cookie") ?? "");

/**
 * The key under which a page is kept: the path in lower case without a slash at its end, and what counts of the query.
 * Undefined: don't keep.
 */
export const cacheKey = (url: URL): string | undefined =>
  url.search.length > longestQuery
    ? undefined
    : `${url.pathname.toLowerCase().replace(/(.)\/+$/, "$1")}?${countedQuery(url.searchParams)}`;
