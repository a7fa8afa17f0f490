import { transaction } from "../database/transaction.ts";
import { issueCreditNote, readCreditable } from "../invoices/issueCreditNote.ts";
import { enqueue } from "../jobs/outbox.ts";
import { changeState } from "../orders/changeState.ts";
import { restock } from "../orders/stock.ts";
import { giveBack } from "../payments/giveBack.ts";
import type { Shop } from "../rooms.ts";

/**
 * A parcel that nobody took is back in the shop: credited in full, what was paid goes back. Answers what is given back,
 * in paise; undefined when the order was not on its way.
 */
export async function receiveUndelivered(
  shop: Pick<Shop, "sql" | "settings">,
  orderNo: string,
  shelve: boolean,
): Promise<number | undefined> {
  return transaction(shop.sql, async (tx) => {
    const [order] = await tx<{ id: number }[]>`select id from orders where order_no = ${orderNo} for update`;
    const cause = { cause: "The parcel could not be delivered and came back", actor: "staff" } as const;
    if (!order || !(await changeState(tx, order.id, ["shipped"], "returned", cause))) return undefined;
    const lines = await tx<{ variant_id: number; quantity: number }[]>`
      update order_line set returned = quantity where order_id = ${order.id} returning variant_id, quantity`;
    if (shelve) await restock(tx, order.id, 1, lines);
    const credits = (await readCreditable(tx, order.id)).map((line) => {
      const left = line.amount - line.credited_amount;
      const charges = Math.min(line.charges, left);
      return { variant_id: line.variant_id, quantity: line.quantity, goods: left - charges, charges };
    });
    const reason = "Not delivered";
    const { total } = await issueCreditNote(tx, shop.settings, order.id, credits, { cause: "undelivered", reason });
    const refund = await giveBack(tx, order.id, total, `undelivered:${orderNo}`, reason);
    await enqueue(tx, {
      topic: "mail",
      key: `mail:order_undelivered:${orderNo}`,
      payload: { template: "order_undelivered", order_no: orderNo },
    });
    return refund;
  });
}
