import type { BulkChange } from "../../contract/office/grid.ts";
import type { Sql } from "../database/connect.ts";

const perPage = 20;

type Row = Omit<BulkChange, "at" | "undone"> & { at: Date; undone_at: Date | null; undone_by: string | null };

/** Changes of many, the latest first. `after`: the id that the page comes after. */
export async function listChanges(sql: Sql, after?: number): Promise<{ rows: BulkChange[]; next: number | null }> {
  const rows = await sql<Row[]>`
    select c.id, c.at, c.staff_name as name, c.words, c.fields, c.cells, c.rows, c.undoes, u.at as undone_at, u.staff_name as undone_by
    from bulk_change c left join bulk_change u on u.undoes = c.id
    where ${after === undefined ? sql`true` : sql`c.id < ${after}`} order by c.id desc limit ${perPage + 1}`;
  const shown = rows.slice(0, perPage);
  return {
    rows: shown.map(({ at, undone_at, undone_by, ...row }) => ({
      ...row,
      at: at.toISOString(),
      undone: undone_at && { at: undone_at.toISOString(), name: undone_by ?? "" },
    })),
    next: rows.length > perPage ? (shown.at(-1)?.id ?? null) : null,
  };
}
