import type { Sql, Transaction } from "../database/connect.ts";

/** Of an order: something about it is for a person to look at, and it has not ended without goods meanwhile. */
export const isToCheck = (sql: Sql | Transaction) =>
  sql`(to_check is not null and state not in ('cancelled', 'expired'))`;
