import type { Sql, Transaction } from "../database/connect.ts";
import { ApiError } from "../http/reply.ts";

const names = {
  product: "This product",
  category: "This category",
  brand: "This brand",
  collection: "This collection",
};

/**
 * The answer for a slug that nothing has: 404, with `moved_to` where something had it before and has another one now.
 */
export async function missing(sql: Sql | Transaction, kind: keyof typeof names, slug: string): Promise<ApiError> {
  const [moved] = await sql<{ new_slug: string }[]>`
    select new_slug from redirect where kind = ${kind} and old_slug = ${slug}`;
  return new ApiError(404, `${names[kind]} was not found.`, moved ? { moved_to: moved.new_slug } : {});
}
