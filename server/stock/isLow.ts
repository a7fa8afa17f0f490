import type { Sql, Transaction } from "../database/connect.ts";

/** Whether a variant is down to its reorder point, as SQL over `variant v` and its `stock s`. What nobody counts never is. */
export const isLow = (sql: Sql | Transaction) =>
  sql`(v.reorder_point is not null and s.counted and s.on_hand - s.held <= v.reorder_point)`;
