import type { AuditRow } from "../../contract/office/audit.ts";
import type { Sql } from "../database/connect.ts";

const page = 50;

type Asked = {
  thing?: string | undefined;
  thing_id?: string | undefined;
  staff?: string | undefined;
  after?: string | undefined;
};
type Row = Omit<AuditRow, "at"> & { at: Date };

/** What was done, the latest first: with one thing, by one member, or all; `after` a row's number, older ones. */
export async function listAudit(
  sql: Sql,
  { thing, thing_id, staff, after }: Asked,
): Promise<{ rows: AuditRow[]; next: string | null }> {
  const rows = await sql<Row[]>`
    select id, at, staff_id, staff_name, door, act, thing, thing_id, before, after, request_id from audit
    where true
      ${thing === undefined ? sql`` : sql`and thing = ${thing}`}
      ${thing_id === undefined ? sql`` : sql`and thing_id = ${thing_id}`}
      ${staff === undefined ? sql`` : sql`and staff_id = ${staff}::bigint`}
      ${after === undefined ? sql`` : sql`and id < ${after}::bigint`}
    order by id desc limit ${page + 1}`;
  const shown = rows.slice(0, page).map((row) => ({ ...row, at: row.at.toISOString() }));
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > page && last ? String(last.id) : null };
}
