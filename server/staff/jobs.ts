import type { Sql } from "../database/connect.ts";
import type { Job } from "../jobs/schedule.ts";

/** For so many days a session that has ended tells which devices a member has used. */
const rememberedDays = 90;

/** Deletes what has had its time: what nobody signed, invitations, sessions. What was done stays in the audit. */
export async function forgetStaff(sql: Sql): Promise<void> {
  await sql`delete from staff_challenge where expires_at < now()`;
  await sql`delete from staff_invite where expires_at < now() - interval '30 days'`;
  await sql`delete from staff_session where created_at < now() - ${rememberedDays} * interval '1 day'`;
}

/** What happens to the staff's access by itself. */
export const staffJobs = (sql: Sql): Job[] => [
  { name: "forget the staff's old things", every: 600, run: () => forgetStaff(sql) },
];
