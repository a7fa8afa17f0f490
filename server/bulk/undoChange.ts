import type { Cells } from "../../contract/office/grid.ts";
import { type GridField, type GridValue, gridFields } from "../../contract/office/gridFields.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { transaction, waitShortly } from "../database/transaction.ts";
import { ApiError, notFound } from "../http/reply.ts";
import type { Staff } from "../staff/actor.ts";
import { type Applied, applyWithin } from "./applyChange.ts";

type Row = { id: number; field: GridField; before: GridValue; after: GridValue };

/** What put it back: each value from what it had become to what it was. */
export async function reversed(tx: Transaction, id: number): Promise<Cells[]> {
  const rows = await tx<Row[]>`
    select coalesce(variant_id, product_id) as id, field, before, after from bulk_change_row where change_id = ${id}`;
  const fields = Map.groupBy(rows, ({ field }) => field);
  return [...fields].map(([field, cells]) => ({
    field,
    cells: cells.map(({ id, before, after }) => [id, after, before]),
  }));
}

/**
 * Puts back what a change of many has changed, where it still stands so; the rest is told. `mayChange`: which fields who asks
 * may. Throws an ApiError: 404 where there is no such change, 409 where it was put back, 403.
 */
export const undoChange = (
  sql: Sql,
  id: number,
  { most, requireFields }: { most: number | null; requireFields: (fields: GridField[]) => void },
  by: Staff,
): Promise<Applied> =>
  transaction(sql, async (tx) => {
    await waitShortly(tx);
    const [change] = await tx<{ words: string; fields: GridField[]; undone: boolean; undoes: number | null }[]>`
      select words, fields, undoes, exists (select from bulk_change later where later.undoes = c.id) as undone
      from bulk_change c where id = ${id} for update`;
    if (!change) throw notFound("This change");
    if (change.undone || change.undoes !== null) throw new ApiError(409, "This change has been put back already.");
    requireFields(change.fields.filter((field) => field in gridFields));
    return applyWithin(tx, await reversed(tx, id), { words: change.words, most, undoes: id }, by);
  });
