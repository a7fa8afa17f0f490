import { transaction } from "../database/transaction.ts";
import type { Shop } from "../shop/shop.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { step } from "../steps.ts";
import { lockOrder } from "./lockOrder.ts";

/** How many pieces of which line are not on the shelf; 0: they were found. */
export type Short = { id: number; pieces: number; note: string };

/**
 * Writes down that pieces of an order are not there: it can't be packed until they are found or the order is changed.
 * `no_line`: the order has no such line, or not so many pieces of it; `state`: it is not to be packed.
 */
export async function noteShort(
  shop: Pick<Shop, "sql">,
  orderNo: string,
  { id, pieces, note }: Short,
  by: Staff,
): Promise<"noted" | "unknown" | "state" | "no_line"> {
  return transaction(shop.sql, async (tx) => {
    const order = await lockOrder(tx, orderNo);
    if (!order) return "unknown";
    if (order.state !== "confirmed") return "state";
    const [line] = await tx<{ sku: string; quantity: number; pieces: number }[]>`
      select l.sku, l.quantity, coalesce(s.pieces, 0) as pieces from order_line l
      left join order_short s on s.order_id = l.order_id and s.variant_id = l.variant_id
      where l.order_id = ${order.id} and l.variant_id = ${id}`;
    if (!line || line.quantity < pieces) return "no_line";
    if (pieces === 0) await tx`delete from order_short where order_id = ${order.id} and variant_id = ${id}`;
    else
      await tx`
        insert into order_short (order_id, variant_id, pieces, note, staff_id, staff_name)
        values (${order.id}, ${id}, ${pieces}, ${note}, ${by.staffId}, ${by.name})
        on conflict (order_id, variant_id) do update set pieces = excluded.pieces, note = excluded.note, staff_id = excluded.staff_id,
          staff_name = excluded.staff_name, at = now()`;
    await recordAct(tx, by, {
      act: "orders.short",
      thing: "order",
      id: order.order_no,
      before: { sku: line.sku, not_there: line.pieces },
      after: { sku: line.sku, not_there: pieces, note },
    });
    await step("noteShort: before commit");
    return "noted";
  });
}
