import type { Part, Sql, Transaction } from "../database/connect.ts";

/**
 * How long what failed waits before it is tried again: 10 seconds doubled by each attempt (`attempts`: a column, or a number in the statement),
 * `longest` seconds at most. A part of a statement, an interval.
 */
export const growingPause = (sql: Sql | Transaction, attempts: Part, longest = 3_600) =>
  sql`least(power(2, least(${attempts}, 20)) * 10, ${longest}) * interval '1 second'`;
