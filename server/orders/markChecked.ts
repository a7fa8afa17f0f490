import { transaction } from "../database/transaction.ts";
import type { Shop } from "../shop/shop.ts";
import type { Actor } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";

/** A person has looked at what `status` says of an order; it is not told again unless something changes. */
export async function markChecked(
  shop: Pick<Shop, "sql">,
  orderNo: string,
  by: Actor,
): Promise<"checked" | "nothing" | "unknown"> {
  return transaction(shop.sql, async (tx) => {
    const [order] = await tx<{ id: number }[]>`select id from orders where order_no = ${orderNo} for update`;
    if (!order) return "unknown";
    const payments =
      await tx`update unclear_payment set checked_at = now() where order_id = ${order.id} and checked_at is null`;
    const marked = await tx`update orders set to_check = null where id = ${order.id} and to_check is not null`;
    if (payments.count + marked.count === 0) return "nothing";
    await recordAct(tx, by, { act: "orders.checked", thing: "order", id: orderNo });
    return "checked";
  });
}
