import type { Sql } from "../database/connect.ts";

/** An address as old ones are kept and looked for: decoded, lower case, no slash at the end. */
export function oldPathOf(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // A stray percent sign stands for itself.
  }
  return path
    .normalize("NFC")
    .toLowerCase()
    .replace(/(.)\/+$/, "$1");
}

type Kind = "product" | "category" | "collection" | "brand";
const pageOf = { product: "/product/", category: "/category/", collection: "/products/", brand: "/brands/" };

/** Where Shopify and WooCommerce keep things by their names, and what those may be here. */
const shapes: [RegExp, Kind[]][] = [
  [/^\/products\/([^/]+)$/, ["product"]],
  [/^\/collections\/[^/]+\/products\/([^/]+)$/, ["product"]],
  [/^\/collections\/([^/]+)$/, ["collection", "category", "brand"]],
  [/^\/product-category\/(?:.+\/)?([^/]+)$/, ["category", "collection"]],
  [/^\/shop\/(?:.+\/)?([^/]+)$/, ["product", "category"]],
  [/^\/brand\/([^/]+)$/, ["brand"]],
];

const pages: Record<string, string> = {
  "/shop": "/",
  "/collections": "/",
  "/collections/all": "/products/search",
  "/search": "/products/search",
  "/account": "/profile",
  "/account/login": "/login",
  "/account/register": "/register",
  "/my-account": "/profile",
  "/policies/privacy-policy": "/privacypolicy",
  "/policies/refund-policy": "/returnpolicy",
  "/policies/shipping-policy": "/shippingpolicy",
  "/policies/terms-of-service": "/termsofuse",
};

/** The page of what has this name here, or had it before it was renamed. */
async function byShape(sql: Sql, path: string): Promise<string | undefined> {
  for (const [shape, kinds] of shapes) {
    const slug = shape.exec(path)?.[1];
    if (slug === undefined) continue;
    const found = await sql<{ kind: Kind; slug: string }[]>`
      with named as (
        select 'product' as kind, slug from product where slug = ${slug} and published
        union all select 'category', slug from category where slug = ${slug} and not hidden
        union all select 'collection', slug from collection where slug = ${slug}
        union all select 'brand', slug from brand where slug = ${slug}
        union all select kind, new_slug from redirect where old_slug = ${slug})
      select kind, slug from named where kind = any(${kinds}) order by array_position(${kinds}::text[], kind) limit 1`;
    const [one] = found;
    if (one) return pageOf[one.kind] + encodeURIComponent(one.slug);
  }
  return pages[path];
}

/** Steps that old addresses may lead on; the import of redirects refuses circles, a later one may still be closed by two files. */
const mostSteps = 10;

/**
 * Where an address that nothing answers leads: by the owner's redirects, else by the shapes of Shopify's and WooCommerce's
 * addresses. A path of this shop with the query of the request; undefined when it leads nowhere.
 */
export async function movedTo(sql: Sql, url: URL): Promise<string | undefined> {
  const first = oldPathOf(url.pathname);
  const seen = new Set([first]);
  let target: string | undefined;
  for (let [step, path] = [0, first]; step < mostSteps; step++) {
    const [row] = await sql<{ target: string }[]>`select target from old_path where path = ${path}`;
    const next = row?.target ?? (await byShape(sql, path));
    if (next === undefined) break;
    target = next;
    path = oldPathOf(new URL(next, url).pathname);
    if (seen.has(path)) return undefined;
    seen.add(path);
  }
  if (target === undefined) return undefined;
  const to = new URL(target, url);
  for (const [name, value] of url.searchParams) {
    const here = to.pathname === "/products/search" && name === "q" ? "search" : name; // Shopify's /search?q=
    if (!to.searchParams.has(here)) to.searchParams.append(here, value);
  }
  return to.pathname + to.search + to.hash;
}
