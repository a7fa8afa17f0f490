import { transaction } from "../database/transaction.ts";
import type { Shop } from "../shop/shop.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";

/** Writes a note of the staff beside an order; nobody else sees it. False: there is no such order. */
export async function addNote(shop: Pick<Shop, "sql">, orderNo: string, text: string, by: Staff): Promise<boolean> {
  return transaction(shop.sql, async (tx) => {
    const noted = await tx<{ id: number }[]>`
      insert into order_note (order_id, text, staff_id, staff_name)
      select id, ${text}, ${by.staffId}, ${by.name} from orders where order_no = ${orderNo} returning id`;
    if (!noted[0]) return false;
    await recordAct(tx, by, { act: "orders.note", thing: "order", id: orderNo, after: { note: noted[0].id } });
    return true;
  });
}
