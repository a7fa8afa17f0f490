import type { Transaction } from "../database/connect.ts";
import type { Actor } from "./actor.ts";

/**
 * What was done: `act` as the right or the operation is called ("orders.cancel"), upon which thing ("order", its number),
 * and what stood there before and after. Neither holds a secret, nor more of a person than the thing itself keeps.
 */
export type Act = { act: string; thing: string; id: string | number; before?: object | null; after?: object | null };

/** Writes down who did what, in the transaction that does it. What no member of the staff did leaves no row. */
export async function recordAct(tx: Transaction, actor: Actor, { act, thing, id, before, after }: Act): Promise<void> {
  if (typeof actor === "string") return;
  await tx`
    insert into audit (staff_id, staff_name, door, act, thing, thing_id, before, after, request_id)
    values (${actor.staffId}, ${actor.name}, ${actor.door}, ${act}, ${thing}, ${String(id)}, ${before ? tx.json(before as never) : null},
      ${after ? tx.json(after as never) : null}, ${actor.requestId ?? null})`;
}
