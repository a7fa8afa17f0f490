import type { OrderState } from "../../contract/orders.ts";
import { transaction } from "../database/transaction.ts";
import { creditWhole } from "../invoices/creditWhole.ts";
import { enqueue } from "../jobs/outbox.ts";
import { changeState } from "../orders/changeState.ts";
import { restock } from "../orders/stock.ts";
import { readParcels } from "../parcels/readParcels.ts";
import { returnParcels } from "../parcels/returnParcels.ts";
import { refundUpTo } from "../payments/refundUpTo.ts";
import type { Shop } from "../shop/shop.ts";
import type { Actor } from "../staff/actor.ts";

/**
 * A parcel that nobody took is back in the shop: credited in full, what was paid goes back. Answers what is given back,
 * in paise; undefined when the order was not on its way. Of one that left in several parcels those that have not arrived come back,
 * or the one of that `number`.
 */
export async function receiveUndelivered(
  shop: Pick<Shop, "sql" | "settings">,
  orderNo: string,
  sellable: boolean,
  by: Actor,
  number?: number,
): Promise<number | undefined> {
  return transaction(shop.sql, async (tx) => {
    const [order] = await tx<{ id: number; state: OrderState; payment_method: string }[]>`
      select id, state, payment_method from orders where order_no = ${orderNo} for update`;
    const parcels = order && (await readParcels(tx, [order.id])).get(order.id);
    if (parcels)
      return returnParcels(tx, shop.settings, { ...order, order_no: orderNo, parcels }, { sellable, by, number });
    if ((number ?? 1) !== 1) return undefined;
    const cause = { cause: "The parcel could not be delivered and came back", actor: by };
    if (!order || !(await changeState(tx, order.id, ["shipped"], "returned", cause))) return undefined;
    const lines = await tx<{ variant_id: number; quantity: number }[]>`
      update order_line set returned = quantity where order_id = ${order.id} returning variant_id, quantity`;
    if (sellable) await restock(tx, order.id, 1, lines);
    const reason = "Not delivered";
    const total = await creditWhole(tx, shop.settings, order.id, { cause: "undelivered", reason });
    const refund = await refundUpTo(tx, order.id, total, `undelivered:${orderNo}`, reason);
    await enqueue(tx, {
      topic: "mail",
      key: `mail:order_undelivered:${orderNo}`,
      payload: { template: "order_undelivered", order_no: orderNo },
    });
    return refund;
  });
}
