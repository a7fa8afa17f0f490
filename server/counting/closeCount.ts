import type { Sql, Transaction } from "../database/connect.ts";
import { transaction, waitShortly } from "../database/transaction.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { isAbove, lockStock, moveRows, Refused, type Row } from "../stock/moveStock.ts";
import { type Counting, type CountState, lockCount } from "./lockCount.ts";
import { differenceOf } from "./onShelf.ts";

type Line = { variant: number; difference: number };

/** Writes down what became of lines. */
const settle = (tx: Transaction, id: number, outcome: "same" | "applied" | "waiting", lines: Line[]) => tx`
  update shelf_count_line l set outcome = ${outcome}, delta = r.difference
  from jsonb_to_recordset(${tx.json(lines)}) as r(variant int, difference int) where l.count_id = ${id} and l.variant_id = r.variant`;

/**
 * Moves stock by what differs, each line by so many more or fewer, so that what was sold since stays sold; what nobody had counted
 * before has then been. `without` is left as it stands. What needs approval (`isAbove` by `most`) waits for it. Never below
 * what orders hold: such lines are told, and then nothing is moved. `from`: the state that the count has to be in.
 */
export async function closeCount(
  sql: Sql,
  id: number,
  { from, without, most }: { from: Extract<CountState, "counted" | "waiting">; without: number[]; most: number | null },
  by: Staff,
): Promise<Counting> {
  let asked: Row[] = [];
  try {
    return await transaction(sql, async (tx): Promise<Counting> => {
      await waitShortly(tx);
      const count = await lockCount(tx, id, "update");
      if (!count) return { outcome: "no_count" };
      if (count.state !== from) return { outcome: "state" };
      const open = tx`l.count_id = ${id} and l.outcome is not distinct from ${from === "waiting" ? "waiting" : null}::text`;
      const left =
        await tx`update shelf_count_line l set outcome = 'left', delta = null where ${open} and l.variant_id = any(${without}) returning 1`;
      const variants = await tx<
        { variant: number }[]
      >`select l.variant_id as variant from shelf_count_line l where ${open}`;
      // What differs is worked out once nobody else moves it.
      const standing = await lockStock(
        tx,
        variants.map(({ variant }) => variant),
        by,
      );
      const lines = await tx<Line[]>`
        select l.variant_id as variant, ${differenceOf(tx)} as difference from shelf_count_line l where ${open} order by l.variant_id`;
      const rows = lines.map((line) => ({ line, row: rowOf(line, standing.get(line.variant), id) }));
      const above = rows.filter(({ row, line }) => {
        const now = standing.get(line.variant);
        return row !== undefined && now !== undefined && isAbove(row, now, most);
      });
      const applied = rows.filter((one) => one.row !== undefined && !above.includes(one));
      asked = applied.flatMap(({ row }) => row ?? []);
      await moveRows(tx, asked, most, by);
      const linesOf = (some: typeof rows) => some.map(({ line }) => line);
      await settle(tx, id, "same", linesOf(rows.filter(({ row }) => row === undefined)));
      await settle(tx, id, "applied", linesOf(applied));
      await settle(tx, id, "waiting", linesOf(above));
      const state = above.length > 0 ? "waiting" : "closed";
      await tx`
        update shelf_count set state = ${state}, closed_name = ${state === "closed" ? by.name : null},
          closed_at = case when ${state} = 'closed' then now() end
        where id = ${id}`;
      await recordAct(tx, by, {
        act: from === "waiting" ? "count.approve" : "count.close",
        thing: "count",
        id,
        before: { state: from },
        after: { state, applied: applied.length, waiting: above.length, left: left.length },
      });
      return { outcome: "done" };
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const told = Object.entries(error.errors).map(([field, words]) => [
      asked[Number(field.split(".")[1])]?.variant,
      words,
    ]);
    return { outcome: "refused", errors: Object.fromEntries(told) };
  }
}

/** The move that a line asks for; none where it is as it should be. What nobody had counted has been, whatever it differs by. */
function rowOf(
  { variant, difference }: Line,
  now: { on_hand: number; counted: boolean } | undefined,
  count: number,
): Row | undefined {
  if (now && !now.counted) return { variant, delta: now.on_hand + difference, reason: "first", count };
  if (difference === 0) return undefined;
  return { variant, delta: difference, reason: difference > 0 ? "found" : "missing", count };
}

/** Gives a count up. What was applied of it stays. */
export const dropCount = (sql: Sql, id: number, by: Staff): Promise<Counting> =>
  transaction(sql, async (tx): Promise<Counting> => {
    const count = await lockCount(tx, id, "update");
    if (!count) return { outcome: "no_count" };
    if (count.state !== "counting" && count.state !== "counted") return { outcome: "state" };
    await tx`update shelf_count set state = 'dropped', closed_name = ${by.name}, closed_at = now() where id = ${id}`;
    await recordAct(tx, by, {
      act: "count.drop",
      thing: "count",
      id,
      before: { state: count.state },
      after: { state: "dropped" },
    });
    return { outcome: "done" };
  });
