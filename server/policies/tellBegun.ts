import type { Sql } from "../database/connect.ts";

/**
 * Notes the editions whose time has come, which tells every node to read the policies anew. Once for all nodes. Answers how
 * many they were.
 */
export async function tellBegun(sql: Sql): Promise<number> {
  const [due] = await sql`
    select from policy_edition where begun_at is null and taken_back_at is null and from_at <= now() limit 1`;
  if (!due) return 0;
  const { count } = await sql`
    update policy_edition set begun_at = now() where begun_at is null and taken_back_at is null and from_at <= now()`;
  return count;
}
