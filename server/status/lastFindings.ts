import type { Sql } from "../database/connect.ts";
import type { Broken } from "../jobs/audit.ts";

/** What the last audit found; the books themselves are not read again by whoever looks at his day. */
export async function lastFindings(sql: Sql): Promise<Broken[]> {
  const [run] = await sql<{ found: number | null }[]>`
    select found from job_run where job = 'audit' and started_at > now() - interval '1 day' order by started_at desc limit 1`;
  return run?.found ? [{ rule: "bin/shop status names each", subject: `${run.found} faults` }] : [];
}
