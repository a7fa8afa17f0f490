import type { Sql } from "../database/connect.ts";
import type { Check } from "../production.ts";
import { demoEmail } from "../staff/demoOwner.ts";

/** Whether somebody can enter the office as its owner: by a passkey, or by a password. */
export async function hasOwner(sql: Sql): Promise<boolean> {
  const [found] = await sql<{ any: boolean }[]>`
    select exists (
      select from staff m where role = 'owner' and disabled_at is null and email <> ${demoEmail}
        and (password_hash is not null or exists (select from staff_passkey where staff_id = m.id))) as any`;
  return found?.any ?? false;
}

/** How the first owner comes in. */
export const inviteOwner = "bin/shop staff invite YOU@YOUR.SHOP --role owner, and open the link";

/** Who enters the office. */
export async function staffChecks(sql: Sql): Promise<Check[]> {
  const problem = (await hasOwner(sql)) ? undefined : "Nobody can enter it as its owner yet.";
  return [{ topic: "Office's owner", need: "should", problem, how: inviteOwner }];
}
