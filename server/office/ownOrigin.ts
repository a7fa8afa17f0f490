import { Refusal } from "../http/reply.ts";

/**
 * Refuses with 403 what changes something and does not come from the office's own pages, by what every browser says of
 * itself. Programs don't come this way: they hold keys.
 */
export function requireOwnOrigin(request: Request): void {
  if (request.method === "GET" || request.method === "HEAD") return;
  const site = request.headers.get("Sec-Fetch-Site");
  const isOwn = site === null ? request.headers.get("Origin") === new URL(request.url).origin : site === "same-origin";
  if (!isOwn) throw new Refusal(403, "cross-site", "This can only be done from the office's own pages.");
}
