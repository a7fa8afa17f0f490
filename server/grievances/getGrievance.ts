import type { Grievance } from "../../contract/grievances.ts";
import type { Sql } from "../database/connect.ts";

/** A complaint for whoever knows its number and its e-mail address; undefined for anybody else. */
export async function getGrievance(sql: Sql, ticket: string, email: string): Promise<Grievance | undefined> {
  const iso = (time: ReturnType<typeof sql>) => sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
  const [grievance] = await sql<Grievance[]>`
    select ticket, state, ${iso(sql`received_at`)} as received_at, ${iso(sql`acknowledge_by`)} as acknowledge_by,
      ${iso(sql`resolve_by`)} as resolve_by,
      array(
        select json_build_object('state', e.state, 'note', e.note, 'at', ${iso(sql`e.at`)})
        from grievance_event e where e.grievance_id = g.id order by e.at) as timeline
    from grievance g where ticket = ${ticket.trim().toUpperCase()} and email = ${email}`;
  return grievance;
}
