import { randomBytes } from "node:crypto";
import { hashOf } from "../customers/secretText.ts";
import type { Sql } from "../database/connect.ts";

/** What a passkey signs for: to enter, to be added, or to show once more who one is. */
export type Purpose = "enter" | "enrol" | "prove";

/** For so long the authenticator may take, in minutes. */
const life = 5;

/** Something new for a passkey to sign, for a member, or for whoever it is (null). */
export async function newChallenge(sql: Sql, purpose: Purpose, staffId: number | null): Promise<Buffer> {
  const bytes = randomBytes(32);
  await sql`
    insert into staff_challenge (hash, purpose, staff_id, expires_at)
    values (${hashOf(bytes.toString("base64url"))}, ${purpose}, ${staffId}, now() + ${life} * interval '1 minute')`;
  return bytes;
}

/** Uses a challenge up; false when it was given for something else or somebody else, or has been used already. */
export async function useChallenge(
  sql: Sql,
  challenge: string,
  purpose: Purpose,
  staffId: number | null,
): Promise<boolean> {
  const [row] = await sql<{ purpose: Purpose; staff_id: number | null; good: boolean }[]>`
    delete from staff_challenge where hash = ${hashOf(challenge)} returning purpose, staff_id, expires_at > now() as good`;
  return row !== undefined && row.good && row.purpose === purpose && row.staff_id === staffId;
}
