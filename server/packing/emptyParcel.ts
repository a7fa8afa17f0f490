import { transaction } from "../database/transaction.ts";
import type { Shop } from "../shop/shop.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { lockOrder } from "./lockOrder.ts";

/** Takes everything out of an order's parcel again, so that the scanning begins anew. `state`: it is not to be packed. */
export async function emptyParcel(
  shop: Pick<Shop, "sql">,
  orderNo: string,
  by: Staff,
): Promise<"emptied" | "unknown" | "state"> {
  return transaction(shop.sql, async (tx) => {
    const order = await lockOrder(tx, orderNo);
    if (!order) return "unknown";
    if (order.state !== "confirmed") return "state";
    const scans = await tx<
      { pieces: number }[]
    >`delete from packing_scan where order_id = ${order.id} returning pieces`;
    const scanned = scans.reduce((sum, { pieces }) => sum + pieces, 0);
    await recordAct(tx, by, {
      act: "orders.empty",
      thing: "order",
      id: order.order_no,
      before: { scanned },
      after: { scanned: 0 },
    });
    return "emptied";
  });
}
