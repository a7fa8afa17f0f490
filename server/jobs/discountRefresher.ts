import type { Sql } from "../database/connect.ts";

/**
 * A job that re-prices the products of collections whose discount has started or ended since its last round; the first
 * round looks at all that ever did. Answers how many products' prices moved.
 */
export function discountRefresher(sql: Sql): () => Promise<number> {
  let upTo = new Date(0);
  return async () => {
    const now = new Date();
    const moved = await sql`
      select refresh_price(array(
        select distinct cp.product_id from collection_product cp join collection c on c.id = cp.collection_id
        where c.discount_bp is not null
          and ((c.starts_at > ${upTo} and c.starts_at <= ${now}) or (c.ends_at > ${upTo} and c.ends_at <= ${now})) order by 1))`;
    upTo = now;
    return moved.length;
  };
}
