import { Refusal } from "./reply.ts";

/** Gateways call back from their own sites; they prove themselves by a signature instead. */
const signedPaths = /^\/public\/api\/payments\/[\w-]+\/(return|webhook)$/;

/**
 * Refuses a change of state that another site's page asks for in a shopper's name. Programs that are no browser send
 * neither header and carry no session of anybody's. Throws a Refusal of 403.
 */
export function checkOrigin(request: Request, publicOrigin: string): void {
  if (request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS") return;
  if (signedPaths.test(new URL(request.url).pathname)) return;
  const site = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get("Origin");
  const foreign =
    site !== null ? site !== "same-origin" && site !== "none" : origin !== null && origin !== publicOrigin;
  if (foreign) throw new Refusal(403, "cross-site", "This can only be done from the shop's own pages.");
}
