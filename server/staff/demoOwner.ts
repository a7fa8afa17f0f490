import type { Transaction } from "../database/connect.ts";

/** The account by which anybody enters a demo. It opens nothing elsewhere. */
export const demoEmail = "owner@demo.example";

/** The demo's owner, made where there is none yet. */
export async function demoOwner(tx: Transaction): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into staff (email, name, role) values (${demoEmail}, 'Demo owner', 'owner')
    on conflict (email) do update set disabled_at = null, role = 'owner' returning id`;
  if (!row) throw new Error("The demo's owner was not kept.");
  return row.id;
}
