import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { createClient } from "./api/client.ts";
import { clientContext, lookContext, personalClientContext } from "./api/context.ts";
import { cookieCartsContext, cookieCartsOf } from "./api/cookieCart.ts";
import { fetchFor } from "./api/personal.ts";
import { readBounded } from "./api/readBounded.ts";
import { reported } from "./api/reported.ts";

/**
 * Pages whose address is a secret send no referrer, and browsers then post their forms with the origin "null". The router
 * would refuse those; that the page is ours such a browser says by Sec-Fetch-Site.
 */
function nameOwnOrigin({ headers, url }: Request): void {
  if (headers.get("Origin") === "null" && headers.get("Sec-Fetch-Site") === "same-origin")
    headers.set("Origin", new URL(url).origin);
}

/**
 * The storefront as a function from request to page, for a server that hands it the API: `apiFetch` answers in the same
 * process, or asks another server, whose answers `understands` holds against the contract. A page does without what
 * takes longer than `patience` milliseconds; each call that fails is told to `report`. `look` is CSS that
 * goes before what the storefront was built with: the owner's type and colours. `cookieKey` signs what browsers
 * keep for the pages. The build's entry.
 */
export function createStorefront(
  apiBase: string,
  patience: number,
  cookieKey: string,
  look: string,
  understands?: (call: string, answer: unknown) => boolean,
): (
  request: Request,
  apiFetch: (request: Request) => Promise<Response>,
  report: (call: string, error: unknown) => void,
) => Promise<Response> {
  const handle = createRequestHandler(build, "production");
  return async (request, apiFetch, report) => {
    nameOwnOrigin(request);
    const context = new RouterContextProvider();
    const browser = fetchFor(request, apiFetch);
    const carts = cookieCartsOf(request, cookieKey);
    context.set(cookieCartsContext, carts);
    context.set(lookContext, look);
    context.set(clientContext, reported(createClient(apiBase, apiFetch, patience, understands, readBounded), report));
    context.set(
      personalClientContext,
      reported(createClient(apiBase, browser.fetch, patience, understands, readBounded), report),
    );
    const response = await handle(request, context);
    for (const cookie of [...browser.cookies, ...(await carts.headers())])
      response.headers.append("Set-Cookie", cookie);
    return response;
  };
}
