import type { AnswerOf } from "../../contract/calls.ts";
import type { Compared } from "../../contract/compare.ts";
import { mostCompared } from "../../contract/listLimits.ts";
import type { Sql } from "../database/connect.ts";
import { ApiError } from "../http/reply.ts";
import { askedSlug } from "./asked.ts";
import { compareRows } from "./compareRows.ts";
import { findProducts } from "./getProduct.ts";

const refused = (message: string) => new ApiError(422, message, { errors: { products: message } });

/** The products that a query names, each once. 422 for none, for too many and for one that is named twice. */
function askedProducts(query: string): string[] {
  const slugs = query
    .split(",")
    .map((one) => askedSlug(one.trim()))
    .filter((slug) => slug !== "");
  if (slugs.length === 0) throw refused("Name the products by their product_urls, with commas between.");
  if (slugs.length > mostCompared) throw refused(`At most ${mostCompared} products can be compared at once.`);
  const twice = slugs.find((slug, at) => slugs.indexOf(slug) !== at);
  if (twice !== undefined) throw refused(`“${twice}” is named twice.`);
  return slugs;
}

/** The products by the slugs under which they are asked for; one that has another slug now is found by its old one. */
async function productsBySlug(sql: Sql, slugs: string[]): Promise<Map<string, Compared>> {
  const found = new Map((await findProducts(sql, slugs)).map((product) => [product.product_url, product]));
  const lost = slugs.filter((slug) => !found.has(slug));
  if (lost.length === 0) return found;
  const moved = await sql<{ old_slug: string; new_slug: string }[]>`
    select old_slug, new_slug from redirect where kind = 'product' and old_slug = any(${lost})`;
  const now = await findProducts(
    sql,
    moved.map(({ new_slug }) => new_slug),
  );
  for (const { old_slug, new_slug } of moved) {
    const product = found.get(new_slug) ?? now.find(({ product_url }) => product_url === new_slug);
    if (product) found.set(old_slug, product);
  }
  return found;
}

/**
 * Products side by side, in the order in which they are asked for, with a row for all that is said of any. 404 when one is
 * not there, with each such one at its place in what was asked ("products.1").
 */
export async function compareProducts(sql: Sql, query: string): Promise<AnswerOf<"GET /get/compare">["data"]> {
  const slugs = askedProducts(query);
  const found = await productsBySlug(sql, slugs);
  const errors = Object.fromEntries(
    slugs.flatMap((slug, at) => (found.has(slug) ? [] : [[`products.${at}`, `“${slug}” was not found.`]])),
  );
  const first = Object.values(errors)[0];
  if (first !== undefined) throw new ApiError(404, first, { errors });
  const products = [...new Set(slugs.flatMap((slug) => found.get(slug) ?? []))];
  return { products, rows: compareRows(products) };
}
