import type { Grievance } from "../../contract/grievances.ts";
import { enqueue } from "../jobs/outbox.ts";
import { publishNews } from "../news/publishNews.ts";
import { newOrderNo } from "../orders/orderNo.ts";
import type { Shop } from "../shop/shop.ts";
import { getGrievance } from "./getGrievance.ts";

/** What somebody complains about. */
export type Complaint = { name: string; email: string; mobile: string; order_no?: string | undefined; text: string };

/** Takes a complaint in: it gets its number and its dates, and a mail that acknowledges it is due at once. */
export async function fileGrievance(shop: Pick<Shop, "sql">, complaint: Complaint): Promise<Grievance> {
  const { name, email, mobile, order_no, text } = complaint;
  const ticket = `G-${newOrderNo()}`;
  await shop.sql.begin(async (tx) => {
    await tx`
      with filed as (
        insert into grievance (ticket, name, email, mobile, order_no, text, acknowledge_by, resolve_by)
        values (${ticket}, ${name}, ${email}, ${mobile}, ${order_no || null}, ${text},
          now() + interval '48 hours', now() + interval '1 month')
        returning id)
      insert into grievance_event (grievance_id, state) select id, 'received' from filed`;
    await enqueue(tx, {
      topic: "grievance_mail",
      key: `grievance:${ticket}:received`,
      payload: { ticket, state: "received" },
    });
  });
  publishNews(shop.sql, { kind: "complaint", id: ticket, state: "received", fresh: true });
  const grievance = await getGrievance(shop.sql, ticket, email);
  if (!grievance) throw new Error(`The complaint ${ticket} is not there after it was written.`);
  return grievance;
}
