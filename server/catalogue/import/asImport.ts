import type { Transaction } from "../../database/connect.ts";

/**
 * Has this transaction's statements look rows up by their indexes, whatever the tables are like now: a plan that reads or joins a
 * whole table is the quicker one while there are few rows, and would be kept while they become a million. They are planned
 * once a connection, foreign keys' checks too, and never compiled: what must be read whole all the same is reckoned as so dear that each
 * statement would be, for 50 ms. The cards of changed prices and stock are left to who writes (refreshProducts).
 */
export const asImport = (tx: Transaction) => tx`
  select set_config('plan_cache_mode', 'force_generic_plan', true), set_config('enable_seqscan', 'off', true),
    set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true), set_config('jit', 'off', true),
    set_config('swara.cards_follow', 'yes', true)`;
