import type { Sql } from "../../database/connect.ts";

/** A condition on `orders o` that every order meets; others are of its type. */
export const everyOrder = (sql: Sql) => sql`true`;
export type OrderCondition = ReturnType<typeof everyOrder>;
