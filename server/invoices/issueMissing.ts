import { transaction } from "../database/transaction.ts";
import type { Shop } from "../shop/shop.ts";
import { ensureInvoice } from "./issueInvoice.ts";

/** Issues the invoice of an order that an older version has packed or sent without one. Once it has one, nothing happens. */
export async function issueMissing(shop: Pick<Shop, "sql" | "settings">, orderNo: string): Promise<void> {
  await transaction(shop.sql, async (tx) => {
    const [order] = await tx<
      { id: number }[]
    >`select id from orders where order_no = ${orderNo} and state <> 'cancelled' for update`;
    if (order) await ensureInvoice(tx, shop.settings, order.id);
  });
}
