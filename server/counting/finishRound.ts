import type { Sql, Transaction } from "../database/connect.ts";
import { transaction, waitShortly } from "../database/transaction.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { type Counting, type LockedCount, lockCount } from "./lockCount.ts";
import { onShelf } from "./onShelf.ts";

/** Has lines counted anew in a further round. Answers how many. */
async function nextRound(tx: Transaction, { id, round }: LockedCount, lines: ReturnType<Transaction>): Promise<number> {
  const again = await tx`
    update shelf_count_line l set round = ${round + 1}, before = l.counted, counted = null, book = null, moved = false
    where l.count_id = ${id} and l.outcome is null and ${lines} returning l.variant_id`;
  return again.length;
}

/**
 * Ends a round. What was not scanned in it is not there (`none`), or is left out of the count (`left`). After the first round what
 * differs, or moved while it was scanned, is counted once more, without anybody being told by how much.
 */
export const finishRound = (
  sql: Sql,
  id: number,
  { round, rest }: { round: number; rest: "none" | "left" },
  by: Staff,
): Promise<Counting> =>
  transaction(sql, async (tx): Promise<Counting> => {
    await waitShortly(tx);
    const count = await lockCount(tx, id, "update");
    if (!count) return { outcome: "no_count" };
    if (count.state !== "counting" || count.round !== round) return { outcome: "state" };
    const unscanned = await tx`
      update shelf_count_line l set ${
        rest === "left"
          ? tx`outcome = 'left'`
          : tx`counted = 0, book = shelf.book, last_move = shelf.last_move from shelf_count_line same cross join ${onShelf(tx, tx`same.variant_id`)}`
      }
      where l.count_id = ${id} and l.round = ${round} and l.counted is null and l.outcome is null
        ${rest === "left" ? tx`` : tx`and same.count_id = l.count_id and same.variant_id = l.variant_id`}
      returning l.variant_id`;
    const again = round === 1 ? await nextRound(tx, count, tx`(l.counted <> l.book or l.moved)`) : 0;
    const after = again > 0 ? { state: "counting", round: round + 1 } : { state: "counted", round };
    await tx`update shelf_count set ${tx(after)} where id = ${id}`;
    await recordAct(tx, by, {
      act: "count.finish",
      thing: "count",
      id,
      before: { state: count.state, round },
      after: { ...after, not_scanned: unscanned.length, rest },
    });
    return { outcome: "done" };
  });

/** Has some lines of a count that is done counted once more. */
export const countAgain = (sql: Sql, id: number, variants: number[], by: Staff): Promise<Counting> =>
  transaction(sql, async (tx): Promise<Counting> => {
    await waitShortly(tx);
    const count = await lockCount(tx, id, "update");
    if (!count) return { outcome: "no_count" };
    if (count.state !== "counted") return { outcome: "state" };
    const again = await nextRound(tx, count, tx`l.variant_id = any(${variants})`);
    if (again === 0) return { outcome: "state" };
    const after = { state: "counting", round: count.round + 1 };
    await tx`update shelf_count set ${tx(after)} where id = ${id}`;
    await recordAct(tx, by, {
      act: "count.again",
      thing: "count",
      id,
      before: { state: count.state, round: count.round },
      after: { ...after, variants: again },
    });
    return { outcome: "done" };
  });
