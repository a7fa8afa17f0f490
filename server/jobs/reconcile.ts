import { askGateway } from "../payments/askGateway.ts";
import type { Shop } from "../rooms.ts";

/** An intent is asked about after so many minutes, and then again at such gaps. */
const after = 15;

/** Asks gateways about payments that nobody has brought news of: the browser was closed and the webhook never came. */
export async function reconcile(shop: Shop): Promise<number> {
  const due = await shop.sql<{ id: number; gateway: string; gateway_order_id: string }[]>`
    update payment_intent set checked_at = now() where id in (
      select id from payment_intent
      where state = 'open' and gateway_order_id is not null and created_at < now() - ${after} * interval '1 minute'
        and (checked_at is null or checked_at < now() - ${after} * interval '1 minute')
      order by created_at limit 20 for update skip locked)
    returning id, gateway, gateway_order_id`;
  for (const { gateway, gateway_order_id } of due) await askGateway(shop, gateway, gateway_order_id);
  return due.length;
}
