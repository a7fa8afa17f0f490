import type { Sql } from "../database/connect.ts";

/** The footer's quick links in their order. */
export const getQuickLinks = (sql: Sql) =>
  sql<{ name: string; url: string }[]>`select name, url from quick_link order by position`;
