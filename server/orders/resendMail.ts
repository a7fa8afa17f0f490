import type { OrderTemplate } from "../../contract/office/orderMails.ts";
import { transaction } from "../database/transaction.ts";
import { enqueue } from "../jobs/outbox.ts";
import type { Shop } from "../shop/shop.ts";
import type { Actor } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";

/** Sends a mail about an order that was sent before once more, under a key of its own. */
export async function resendMail(
  shop: Pick<Shop, "sql">,
  orderNo: string,
  template: OrderTemplate,
  by: Actor,
): Promise<"queued" | "never_sent" | "unknown"> {
  return transaction(shop.sql, async (tx) => {
    const [order] = await tx`select id from orders where order_no = ${orderNo} for update`;
    if (!order) return "unknown";
    const [sent] = await tx<{ payload: { n?: number; parcels?: number[] }; times: number }[]>`
      select payload, count(*) over ()::int as times from outbox
      where topic = 'mail' and payload ->> 'order_no' = ${orderNo} and payload ->> 'template' = ${template} order by id desc limit 1`;
    if (!sent) return "never_sent";
    const { n, parcels } = sent.payload;
    const payload = { template, order_no: orderNo, ...(n !== undefined && { n }), ...(parcels && { parcels }) };
    await enqueue(tx, { topic: "mail", key: `mail:${template}:${orderNo}:again:${sent.times}`, payload });
    await recordAct(tx, by, { act: "orders.mail", thing: "order", id: orderNo, after: { template } });
    return "queued";
  });
}
