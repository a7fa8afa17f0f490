import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { createClient } from "./api/client.ts";
import { clientContext, personalClientContext } from "./api/context.ts";
import { fetchFor } from "./api/personal.ts";
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
 * process, or asks another server. A page does without what takes longer than `patience` milliseconds; each call that
 * fails is told to `report`. The build's entry.
 */
export function createStorefront(
  apiBase: string,
  patience: number,
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
    context.set(clientContext, reported(createClient(apiBase, apiFetch, patience), report));
    context.set(personalClientContext, reported(createClient(apiBase, browser.fetch, patience), report));
    const response = await handle(request, context);
    for (const cookie of browser.cookies) response.headers.append("Set-Cookie", cookie);
    return response;
  };
}
