import type { Transaction } from "../../database/connect.ts";

/**
 * Looks at these products in the transaction that is about to write them, and answers what is to be called once they are
 * written: that looks again, undoes the transaction by throwing, and answers what is to be called when nothing can undo it
 * any more (a transaction may be tried several times).
 */
export type Watch = (tx: Transaction, slugs: string[]) => Promise<() => Promise<() => void>>;
