import type { Sql, Transaction } from "../database/connect.ts";
import { askStock, changesOf } from "./askStock.ts";
import { readLines, type SellingVariant } from "./readLines.ts";

/** How many variants are remembered, until all are forgotten. */
const most = 20_000;

/** Variants as they sold in this state: what had changed by then, and on which day. */
type Memory = { state: string; kept: Map<number, SellingVariant> };
const memories = new WeakMap<Sql, Memory>();

/** What is remembered in this state; of another one nothing is. */
function memoryIn(sql: Sql, state: string): Memory {
  const known = memories.get(sql);
  if (known?.state === state && known.kept.size < most) return known;
  const memory = { state, kept: new Map<number, SellingVariant>() };
  memories.set(sql, memory);
  return memory;
}

/** Has all variants read from the database again: an order has found some that are not as they were quoted. */
export const forgetSelling = (sql: Sql): boolean => memories.delete(sql);

/**
 * As readLines, for looking at a cart: prices, names and rates come from this node's memory, and one small question to the
 * database says how many pieces there are and whether anything has changed since. So the answer is never older than the call,
 * whichever node changed it (docs/decisions/0068).
 */
export async function readSelling(sql: Sql, ids: number[]): Promise<Map<number, SellingVariant>> {
  const { changes, pieces } = await askStock(sql, ids);
  // What is read from here on is of this state or a later one, which the next question will tell of.
  const { kept } = memoryIn(sql, changes);
  const missing = ids.filter((id) => !kept.has(id));
  const read = missing.length > 0 ? await readLines(sql, missing) : new Map<number, SellingVariant>();
  for (const [id, variant] of read) kept.set(id, variant);
  return new Map(
    ids.flatMap((id) => {
      const variant = kept.get(id);
      return variant ? [[id, { ...variant, available: pieces.get(id) ?? 0 }]] : [];
    }),
  );
}

/**
 * As readLines, for an order's transaction, whose pool is `sql`: from this node's memory where the transaction itself sees that
 * nothing has changed since that was read, else from the database. `available` is of any time: holding the pieces tells what
 * there is (docs/decisions/0106).
 */
export async function readUnchanged(tx: Transaction, ids: number[], sql: Sql): Promise<Map<number, SellingVariant>> {
  const [now] = await changesOf(tx);
  const memory = memories.get(sql);
  if (!now || memory?.state !== now.changes) return readLines(tx, ids);
  const known = ids.flatMap((id) => memory.kept.get(id) ?? []);
  return known.length === ids.length ? new Map(known.map((variant) => [variant.id, variant])) : readLines(tx, ids);
}
