import { Hono } from "hono";
import { countPublicPaths, publicPaths } from "../catalogue/publicPaths.ts";
import { fittingGuides } from "../guides/fittingGuides.ts";
import type { Settings } from "../settings.ts";
import type { Shop } from "../shop/shop.ts";
import { mostInOne, sitemap, sitemapIndex } from "./sitemap.ts";

/** Pages that are there whatever the catalogue holds. */
const fixedPaths = ["/", "/brand", "/privacypolicy", "/termsofuse", "/returnpolicy", "/shippingpolicy", "/grievance"];

/** What no search engine should walk: somebody's own pages, and the same lists in other orders and narrowings. */
const robots = (shopUrl: string) => `User-agent: *
Disallow: /cart
Disallow: /checkout
Disallow: /thankyou/
Disallow: /ordersummary/
Disallow: /login
Disallow: /register
Disallow: /profile
Disallow: /forgotpassword
Disallow: /orders/
Disallow: /reset-password/
Disallow: /verify-account/
Disallow: /compare
Disallow: /public/api/
Disallow: /*?*sort=
Disallow: /*?*min_price=
Disallow: /*?*max_price=
Disallow: /*?*search=

Sitemap: ${new URL("/sitemap.xml", shopUrl).href}
`;

const xml = { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" };
const plain = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" };

/** What search engines ask a site for. `most`: how many addresses one sitemap may have. */
export function siteRoutes(
  { sql, address, settings: { guides } }: Pick<Shop, "sql" | "address"> & { settings: Pick<Settings, "guides"> },
  most = mostInOne,
): Hono {
  const routes = new Hono();
  /** The pages that are not the catalogue's: the fixed ones, and the guides. */
  const ownPaths = async () => [
    ...fixedPaths,
    ...(await fittingGuides(sql, guides)).map(({ slug }) => `/choose/${slug}`),
  ];
  /** The addresses `from` … of all there are, those that are not the catalogue's first. */
  const read = async (from: number) => {
    const own = await ownPaths();
    const first = own.slice(from, from + most).map((path) => ({ path, changed: null }));
    return [...first, ...(await publicPaths(sql, Math.max(0, from - own.length), most - first.length))];
  };
  routes.get("/robots.txt", (c) => c.body(robots(address()), 200, plain));
  routes.get("/sitemap.xml", async (c) => {
    const parts = Math.ceil(((await ownPaths()).length + (await countPublicPaths(sql))) / most);
    const content = parts > 1 ? sitemapIndex(parts, address()) : sitemap(await read(0), address());
    return c.body(content, 200, xml);
  });
  routes.get("/:name{sitemap-[1-9][0-9]{0,5}\\.xml}", async (c) => {
    const part = Number(/\d+/.exec(c.req.param("name"))?.[0]);
    const paths = await read((part - 1) * most);
    return paths.length > 0 ? c.body(sitemap(paths, address()), 200, xml) : c.text("There is no such sitemap.", 404);
  });
  return routes;
}
