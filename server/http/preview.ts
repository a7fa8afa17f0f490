import type { Product } from "../../contract/catalogue.ts";
import type { Log } from "../log.ts";
import { apiBase } from "./api.ts";
import { type Fetch, renderPage, type Storefront } from "./pages.ts";
import { framePolicy } from "./securityHeaders.ts";

/** Where a draft of a product is shown, and who may have it in a frame: the office. */
export const previewPath = "/preview";

/** What its policy would refuse to run is not sent at all. */
const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>|<link[^>]*\srel="modulepreload"[^>]*>/g, "");

/**
 * A draft in the shop's own product page. The page is rendered for the product's own address as nobody in particular would
 * ask for it; of its calls the product's is answered with the draft, all others by the shop. It runs no script, its links
 * lead nowhere, no search engine may keep it, and only `frameOrigin` may frame it.
 */
export async function renderPreview(
  { storefront, ask, log }: { storefront: Storefront; ask: Fetch; log: Log },
  product: Product,
  request: Request,
  frameOrigin: string,
): Promise<Response> {
  const { product_url: slug } = product;
  const asked = new Request(new URL(`/product/${encodeURIComponent(slug)}`, request.url), {
    headers: { "X-Request-Id": request.headers.get("X-Request-Id") ?? "" },
  });
  const answering: Fetch = (call) =>
    decodeURIComponent(new URL(call.url).pathname).endsWith(`${apiBase}/get/product/${slug}`)
      ? Promise.resolve(Response.json({ error: 0, message: "", data: product }))
      : ask(call);
  const { status, body } = await renderPage(storefront, answering, asked, log);
  const page = withoutScripts(body.toString()).replace("<head>", () => '<head><base target="_blank">');
  return new Response(page, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
      "X-Frame-Options": "SAMEORIGIN",
      "Referrer-Policy": "no-referrer",
      "Content-Security-Policy": framePolicy(page, frameOrigin),
    },
  });
}
