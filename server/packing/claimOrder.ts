import { transaction } from "../database/transaction.ts";
import type { Shop } from "../shop/shop.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { step } from "../steps.ts";
import { lockOrder } from "./lockOrder.ts";

/** `taken`: somebody else has it, by this name; `state`: it is not, or no longer, to be picked. */
export type Claiming = { outcome: "claimed" | "freed" | "unknown" | "state" } | { outcome: "taken"; by: string };

type Owner = { staff_id: number | null; staff_name: string };

/** Whose it is: an account's, or where none acts, the name's. */
const isOwn = (owner: Owner, by: Staff): boolean =>
  owner.staff_id === by.staffId && (by.staffId !== null || owner.staff_name === by.name);

/**
 * Takes an order to pick, or (`free`) puts it back. Of two who reach for it one gets it, and the other is told his name;
 * `over` takes it from him. Twice by the same one is once.
 */
export async function claimOrder(
  shop: Pick<Shop, "sql">,
  orderNo: string,
  { free = false, over = false }: { free?: boolean; over?: boolean },
  by: Staff,
): Promise<Claiming> {
  return transaction(shop.sql, async (tx): Promise<Claiming> => {
    const order = await lockOrder(tx, orderNo);
    if (!order) return { outcome: "unknown" };
    if (order.state !== "confirmed") return { outcome: "state" };
    const [owner] = await tx<Owner[]>`select staff_id, staff_name from order_claim where order_id = ${order.id}`;
    if (owner && !over && !isOwn(owner, by)) return { outcome: "taken", by: owner.staff_name };
    if (free) await tx`delete from order_claim where order_id = ${order.id}`;
    else if (!owner || !isOwn(owner, by))
      await tx`
        insert into order_claim (order_id, staff_id, staff_name) values (${order.id}, ${by.staffId}, ${by.name})
        on conflict (order_id) do update set staff_id = excluded.staff_id, staff_name = excluded.staff_name, at = now()`;
    await recordAct(tx, by, {
      act: free ? "orders.unclaim" : "orders.claim",
      thing: "order",
      id: order.order_no,
      before: { picked_by: owner?.staff_name ?? null },
      after: { picked_by: free ? null : by.name },
    });
    await step("claimOrder: before commit");
    return { outcome: free ? "freed" : "claimed" };
  });
}
