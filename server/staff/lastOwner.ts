import type { Transaction } from "../database/connect.ts";
import { ApiError } from "../http/reply.ts";
import type { Settings } from "../settings.ts";
import { mayEnter } from "./session.ts";

/**
 * Refuses with 409 what would leave the shop without an owner. Locks all owners until the transaction ends, so that of two
 * who end each other's access one comes too late.
 */
export async function keepAnOwner(
  tx: Transaction,
  settings: Pick<Settings, "SHOP_MODE">,
  leaving: number,
): Promise<void> {
  const owners = await tx<{ id: number }[]>`
    select m.id from staff m where m.role = 'owner' and ${mayEnter(tx, settings)} order by m.id for update`;
  if (owners.length === 1 && owners[0]?.id === leaving)
    throw new ApiError(409, "The shop needs an owner: make somebody else one first.");
}
