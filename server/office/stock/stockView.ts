import type { stockViews } from "../../../contract/office/stock.ts";
import type { Sql } from "../../database/connect.ts";
import { isLow, isOut } from "../../stock/isLow.ts";

const views = {
  all: (sql: Sql) => sql`not v.retired`,
  low: (sql: Sql) => sql`not v.retired and p.published and ${isLow(sql)}`,
  out: (sql: Sql) => sql`not v.retired and ${isOut(sql)}`,
  uncounted: (sql: Sql) => sql`not v.retired and not s.counted`,
  retired: (sql: Sql) => sql`v.retired`,
};

/** Which variants a view of the stock has, as SQL over `variant v`, its `product p` and `stock s`. */
export const stockView = (sql: Sql, view: (typeof stockViews)[number]) => sql`(${views[view](sql)})`;
