import type { Sql } from "../database/connect.ts";
import { showsNow } from "./showsNow.ts";

/** The footer's quick links that show now, in their order. */
export const getQuickLinks = (sql: Sql) =>
  sql<
    { name: string; url: string }[]
  >`select name, url from quick_link q where ${showsNow(sql, sql`q`)} order by position`;
