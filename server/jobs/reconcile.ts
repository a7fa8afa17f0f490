import { askGateway } from "../payments/askGateway.ts";
import type { Shop } from "../shop/shop.ts";
import { step } from "../steps.ts";

/** An intent is asked about after so many minutes, and then again whenever it has become half as old again. */
const after = 15;

/** Banks settle an unclear payment within three days, also of an order that has expired meanwhile. */
const days = 4;

/**
 * Asks gateways about payments that nobody has brought news of: the browser was closed and the webhook never came. One
 * that can't be asked now is logged and keeps no other waiting.
 */
export async function reconcile(shop: Shop): Promise<number> {
  const due = await shop.sql<{ id: number; gateway: string; gateway_order_id: string }[]>`
    update payment_intent set checked_at = now() where id in (
      select id from payment_intent
      where state <> 'paid' and gateway_order_id is not null
        and created_at between now() - ${days} * interval '1 day' and now() - ${after} * interval '1 minute'
        and (checked_at is null or now() - checked_at > greatest(${after} * interval '1 minute', (checked_at - created_at) / 2))
      order by created_at limit 20 for update skip locked)
    returning id, gateway, gateway_order_id`;
  if (due.length > 0) await step("reconcile: claimed");
  for (const { gateway, gateway_order_id } of due) {
    try {
      await askGateway(shop, gateway, gateway_order_id);
      await step("reconcile: asked");
    } catch (error) {
      shop.log.warn({ err: error, gateway, gateway_order_id }, "payment not asked about");
    }
  }
  return due.length;
}
