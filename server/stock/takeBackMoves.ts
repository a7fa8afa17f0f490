import type { StockReason } from "../../contract/office/stockReasons.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { transaction, waitShortly } from "../database/transaction.ts";
import type { Staff } from "../staff/actor.ts";
import { type Moving, moveRows, refusedOr } from "./moveStock.ts";

type Taken = { id: number; variant: number; delta: number; reason: StockReason; undone: boolean };

/** Those of these moves that a hand has made, taken back already or not. A first count is corrected, not taken back. */
export const readTakeable = (sql: Sql | Transaction, ids: number[]) => sql<Taken[]>`
  select c.id::int, c.variant_id as variant, c.delta, c.cause as reason, exists (select from stock_count u where u.undoes = c.id) as undone
  from stock_count c where c.id = any(${ids}) and c.staff_name is not null and c.undoes is null and c.cause <> 'first' order by c.id`;

/**
 * Takes moves back by their opposite, all or none: not where pieces are held for orders by now. What was taken back already
 * stays so. `most`: as for `moveRows`, as another's move may be worth more.
 */
export const takeBackMoves = (sql: Sql, ids: number[], most: number | null, by: Staff): Promise<Moving> =>
  refusedOr(
    transaction(sql, async (tx) => {
      await waitShortly(tx);
      // Two who take the same back at once: the second waits here and finds it done.
      await tx`select from stock_count where id = any(${ids}) order by id for update`;
      const moves = await readTakeable(tx, ids);
      const undone = await moveRows(
        tx,
        moves
          .filter((move) => !move.undone)
          .map(({ id, variant, delta, reason }) => ({ variant, delta: -delta, reason, undoes: id })),
        most,
        by,
      );
      return { outcome: undone.length > 0 ? "moved" : "repeated", ids: undone };
    }),
  );
