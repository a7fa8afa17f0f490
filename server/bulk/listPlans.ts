import type { BulkPlan } from "../../contract/office/grid.ts";
import type { Sql } from "../database/connect.ts";

const shown = 50;

type Row = Omit<BulkPlan, "at" | "from" | "until"> & { at: Date; from: Date; until: Date | null };

/** What is planned of changes of many, the next first; then what was, the latest first. */
export async function listPlans(sql: Sql): Promise<BulkPlan[]> {
  const rows = await sql<Row[]>`
    select id, at, staff_name as name, words, fields, count as cells, from_at as "from", until_at as until, state, change_id as change, undo_id as undo,
      left_cells as left, taken_back_name as taken_back_by,
      case when state in ('planned', 'running', 'missed') then fault end as fault
    from bulk_plan
    order by state not in ('planned', 'running'), case when state in ('planned', 'running') then from_at end, id desc limit ${shown}`;
  return rows.map(({ at, from, until, ...row }) => ({
    ...row,
    at: at.toISOString(),
    from: from.toISOString(),
    until: until?.toISOString() ?? null,
  }));
}
