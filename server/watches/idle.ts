import type { Sql, Transaction } from "../database/connect.ts";

/** The `queued_at` of a `product_watch w` for which no mail is under way: a version that knows of stock alone sees no price in it. */
export const idle = (sql: Sql | Transaction) => sql`case w.kind when 'price' then 'infinity'::timestamptz end`;
