import type { Sql, Transaction } from "../database/connect.ts";

/**
 * Up to where an index knows what happened: the oldest transaction that was still open when it was read, as PostgreSQL counts them
 * over all of a database's life. What has that number or a later one may not be in the index.
 */
export type Since = number;

/** In milliseconds: all cards are looked through from a cold disk. */
const patience = 60_000;

/** Runs `work` on the database as it is at one moment, and answers since when what it reads may be out of date. */
export async function atOneMoment<T>(
  sql: Sql,
  work: (tx: Transaction, since: Since) => Promise<T>,
): Promise<{ done: T; since: Since }> {
  const answer = { since: 0, done: undefined as T };
  await sql.begin("isolation level repeatable read read only", async (tx) => {
    await tx`select set_config('statement_timeout', ${String(patience)}, true)`;
    const [row] = await tx<[{ since: number }]>`select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as since`;
    answer.since = row.since;
    answer.done = await work(tx, row.since);
  });
  return answer;
}
