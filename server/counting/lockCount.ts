import type { countStates } from "../../contract/office/counts.ts";
import type { Transaction } from "../database/connect.ts";

export type CountState = (typeof countStates)[number];
export type LockedCount = { id: number; words: string; state: CountState; round: number };

/**
 * What came of work on a count: it is as it should be, there is none of that number, or somebody was faster (`state`). `errors`: by
 * variant, why its stock can't be moved; then none is.
 */
export type Counting =
  | { outcome: "done" | "no_count" | "state" }
  | { outcome: "refused"; errors: Record<number, string> };

/** Locks a count: for who scans beside others (`share`), or for who ends its round. Undefined when there is none. */
export async function lockCount(
  tx: Transaction,
  id: number,
  how: "share" | "update",
): Promise<LockedCount | undefined> {
  const lock = how === "share" ? tx`for share` : tx`for update`;
  const [count] = await tx<LockedCount[]>`select id, words, state, round from shelf_count where id = ${id} ${lock}`;
  return count;
}
