import type { Sql, Transaction } from "../database/connect.ts";

/**
 * Whether a variant is low, as SQL over `variant v` and its `stock s`: down to its reorder point or, where it has none, sold out.
 * What nobody counts never is.
 */
export const isLow = (sql: Sql | Transaction) =>
  sql`(s.counted and s.on_hand - s.held <= coalesce(v.reorder_point, 0))`;

/** Whether none of it is left to sell, over the same. */
export const isOut = (sql: Sql | Transaction) => sql`(s.counted and s.on_hand - s.held <= 0)`;
