import type { Sql } from "../database/connect.ts";

/** The tickets that are not acknowledged after 48 hours, or not settled three days before their month is over. */
export async function overdueGrievances(sql: Sql): Promise<string[]> {
  const rows = await sql<{ ticket: string }[]>`
    select ticket from grievance
    where state not in ('resolved', 'closed')
      and ((state = 'received' and acknowledge_by < now()) or resolve_by < now() + interval '3 days')
    order by resolve_by`;
  return rows.map(({ ticket }) => ticket);
}
