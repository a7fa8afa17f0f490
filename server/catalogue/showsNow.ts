import type { Sql } from "../database/connect.ts";

/** Whether a banner, link or row of the home page, by its alias in the query, shows at this moment. */
export const showsNow = (sql: Sql, row: ReturnType<Sql>) =>
  sql`((${row}.starts_at is null or ${row}.starts_at <= now()) and (${row}.ends_at is null or ${row}.ends_at > now()))`;
