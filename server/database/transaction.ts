import { setTimeout as pause } from "node:timers/promises";
import type { Sql, Transaction } from "./connect.ts";
import { PostgresError } from "./driver.ts";

/** Deadlock and serialisation failure: PostgreSQL undid the transaction, and the same again may go through. */
const passing = new Set(["40P01", "40001"]);

/** What is to run once a transaction of `transaction` is committed. One that was begun otherwise is not here. */
const afterwards = new WeakMap<Transaction, ((sql: Sql) => void)[]>();

/**
 * Has `act` run once the transaction is committed, with what began it; never when it is undone. Throws for a transaction that
 * `transaction` has not begun: nothing would run it.
 */
export function afterCommit(tx: Transaction, act: (sql: Sql) => void): void {
  const acts = afterwards.get(tx);
  if (!acts) throw new Error("Nothing runs after the commit of a transaction that `transaction` has not begun.");
  acts.push(act);
}

/** For how long somebody who waits at a page may wait for a row that another transaction keeps locked; the pool's own ten seconds are for jobs. */
const shortWait = "2s";

/** Has this transaction wait only shortly for locked rows: it fails with 55P03, which is answered 503. */
export const waitShortly = (tx: Transaction) => tx`select set_config('lock_timeout', ${shortWait}, true)`;

/**
 * Has the statements that follow look rows up by their indexes, whatever the tables are like now: part of the first `select` of a transaction. A plan that
 * reads or joins a whole table is the quicker one while there are few rows, and would be kept while they become thousands. They are planned once a connection, for
 * any values, foreign keys' checks too, and never compiled: what must be read whole all the same is reckoned as so dear that each statement would be, for 50 ms.
 */
export const byIndexes = (tx: Transaction) => tx`
  set_config('plan_cache_mode', 'force_generic_plan', true), set_config('jit', 'off', true), set_config('enable_seqscan', 'off', true),
  set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true)`;

/** `waitShortly` for a transaction that runs hundreds of times a second, as part of its first statement, with `byIndexes`. `wait`: how long it may wait for a row. */
export const asPlanned = (tx: Transaction, wait = shortWait) => tx`
  select set_config('lock_timeout', ${wait}, true), ${byIndexes(tx)}`;

/**
 * Runs `work` in one transaction and commits it, or undoes it when `work` throws. Tried up to five times when another
 * transaction was in the way. No network calls inside: a lock would wait for them.
 */
export async function transaction<T>(sql: Sql, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const acts: ((sql: Sql) => void)[] = [];
      const result = await sql.begin((tx) => {
        afterwards.set(tx, acts);
        return work(tx);
      });
      for (const act of acts) act(sql);
      return result as T;
    } catch (error) {
      if (!(error instanceof PostgresError && passing.has(error.code)) || attempt === 5) throw error;
      await pause(Math.random() * 20 * attempt);
    }
  }
}
