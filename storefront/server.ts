import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { createClient } from "./api/client.ts";
import { clientContext } from "./api/context.ts";

/**
 * The storefront as a function from request to page, for a server that hands it the API: `apiFetch` answers in the same
 * process, or asks another server. The build's entry.
 */
export function createStorefront(
  apiBase: string,
): (request: Request, apiFetch: (request: Request) => Promise<Response>) => Promise<Response> {
  const handle = createRequestHandler(build, "production");
  return (request, apiFetch) => {
    const context = new RouterContextProvider();
    context.set(clientContext, createClient(apiBase, apiFetch));
    return handle(request, context);
  };
}
