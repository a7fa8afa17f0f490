import { newSecretText } from "../../server/customers/secretText.ts";
import type { Sql } from "../../server/database/connect.ts";

/** Lets somebody in as the owner; the value of his office cookie. */
export async function asOwner(sql: Sql): Promise<string> {
  const { text, hash } = newSecretText();
  await sql`
    with m as (insert into staff (email, name, role) values ('bench@staff.example', 'Bench', 'owner') returning id)
    insert into staff_session (hash, staff_id, user_agent, network) select ${hash}, id, 'bench', 'bench' from m`;
  return text;
}
