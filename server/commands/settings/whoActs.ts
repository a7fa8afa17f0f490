import type { Right } from "../../../contract/office/rights.ts";
import type { Sql } from "../../database/connect.ts";
import type { Settings } from "../../settings.ts";
import { onMachine, type Staff } from "../../staff/actor.ts";
import { mayEnter } from "../../staff/session.ts";

/**
 * Who acts by a command: the member of the staff with this address (`--as`), else whoever is logged in on the machine.
 * Undefined for an address of nobody who has the right.
 */
export async function whoActs(
  sql: Sql,
  settings: Settings,
  email: string | undefined,
  right: Right = "settings.edit",
): Promise<Staff | undefined> {
  if (email === undefined) return onMachine();
  const [member] = await sql<{ id: number; name: string }[]>`
    select m.id, m.name from staff m join role_right r on r.role = m.role and r.right_name = ${right}
    where m.email = ${email.trim().toLowerCase()} and ${mayEnter(sql, settings)}`;
  return member && { door: "machine", staffId: member.id, name: member.name };
}
