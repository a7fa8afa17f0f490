import type { Transaction } from "../../database/connect.ts";
import { byIndexes } from "../../database/transaction.ts";

/** Has this transaction's statements look rows up by their indexes; the cards of changed prices and stock are left to who writes (refreshProducts). */
export const asImport = (tx: Transaction) => tx`
  select ${byIndexes(tx)}, set_config('swara.cards_follow', 'yes', true)`;
