import type { Hono } from "hono";
import type { Fresh } from "../http/pageCache.ts";
import { notFound } from "../http/reply.ts";
import { framePolicy } from "../http/securityHeaders.ts";
import { withDraft } from "../policies/readInForce.ts";
import type { SearchEngine } from "../search/engine.ts";
import type { Shop } from "../shop/shop.ts";
import { openPreview } from "./openPreview.ts";
import { readPreview, shopPreviewPath } from "./token.ts";

/** Makes a page of the shop from what an API answers. */
export type Render = (api: (call: Request) => Promise<Response>, page: Request) => Promise<Fresh>;
export type Preview = (request: Request, render: Render) => Promise<Response>;

/** A preview asks the database alone: what is kept in memory is what the shop shows. */
const noEngine: SearchEngine = { use: async () => null, isCurrent: () => false };

/** The page as it is without script, its links within the preview. */
const stilled = (html: string, base: string) =>
  html
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "")
    .replace(/(<a\b[^>]*?\shref=")\/(?!\/)/g, (_, start: string) => `${start}${base}/`);

/**
 * Serves the shop's own pages below `/preview/shop/{token}` as the token says: made from what `apiOn` answers on a database that
 * shows it, for a frame of the office, kept by nobody. 404 for a token that is not ours or is too old.
 */
export const servePreview =
  (shop: Shop, apiOn: (shop: Shop, engine: SearchEngine) => Hono): Preview =>
  async (request, render) => {
    const url = new URL(request.url);
    const [, token = ""] = url.pathname.slice(shopPreviewPath.length).split("/");
    const shows = readPreview(shop, token);
    if (!shows) throw notFound("This preview");
    const base = `${shopPreviewPath}/${token}`;
    const page = new URL(url.pathname.slice(base.length) || "/", url.origin);
    page.search = url.search;
    const seen = await openPreview(shop.sql, shows);
    try {
      const policies = await withDraft(shop.sql, shows.policy, shows.at === null ? null : new Date(shows.at));
      const api = apiOn({ ...shop, sql: seen.sql, settings: { ...shop.settings, policies } }, noEngine);
      const asked = new Request(page, { headers: { "X-Request-Id": request.headers.get("X-Request-Id") ?? "" } });
      const { status, headers, body } = await render(async (call) => api.fetch(call), asked);
      const isPage = headers["content-type"]?.startsWith("text/html") ?? false;
      const html = isPage ? stilled(body.toString(), base) : "";
      const by = shop.settings.OFFICE_URL ? new URL(shop.settings.OFFICE_URL).origin : "'self'";
      const answer = new Response(isPage ? html : new Uint8Array(body), {
        status,
        headers: {
          "Content-Type": headers["content-type"] ?? "text/plain",
          "Cache-Control": "no-store",
          "X-Robots-Tag": "noindex, nofollow",
          "Referrer-Policy": "no-referrer",
          "X-Frame-Options": "SAMEORIGIN",
          "Content-Security-Policy": framePolicy(html, by),
        },
      });
      if (headers.location?.startsWith("/")) answer.headers.set("Location", base + headers.location);
      return answer;
    } finally {
      await seen.close();
    }
  };
