import { growingPause } from "../jobs/growingPause.ts";
import type { Shop } from "../shop/shop.ts";
import { step } from "../steps.ts";
import { traced } from "../tracing/trace.ts";
import { askGateway } from "./askGateway.ts";
import { failRefund } from "./failRefund.ts";
import { gatewayOf } from "./gatewayOf.ts";

type Event = { gateway: string; event_id: string; body: Buffer; attempts: number };

/**
 * Works through the webhooks that have come in, on any node, each by one worker at a time. An event only says which
 * order to look at: the gateway is asked for the truth, so altered order, doubles and delays do no harm.
 */
export async function processInbox(shop: Shop): Promise<number> {
  const events = await shop.sql<Event[]>`
    update webhook_inbox set attempts = attempts + 1, run_at = now() + ${growingPause(shop.sql, shop.sql`attempts`)}
    where (gateway, event_id) in (
      select gateway, event_id from webhook_inbox where processed_at is null and run_at <= now() order by run_at limit 20 for update skip locked)
    returning gateway, event_id, body, attempts`;
  if (events.length > 0) await step("inbox: claimed");
  for (const event of events) {
    try {
      await traced({ name: `webhook ${event.gateway}` }, async () => {
        const notice = gatewayOf(shop, event.gateway)?.readWebhook(event.body);
        const gateway = notice?.gateway ?? event.gateway;
        if (notice?.gatewayOrderId) await askGateway(shop, gateway, notice.gatewayOrderId);
        if (notice?.failedRefund) await failRefund(shop, gateway, notice.failedRefund);
      });
      await step("inbox: applied");
      // The event's number keeps it from being worked on again; what stands in it of the payer is of no use any more.
      await shop.sql`update webhook_inbox set processed_at = now(), last_error = null, body = '' where gateway = ${event.gateway} and event_id = ${event.event_id}`;
    } catch (error) {
      shop.log.warn(
        { err: error, gateway: event.gateway, event: event.event_id, attempts: event.attempts },
        "webhook not processed yet",
      );
      const text = error instanceof Error ? error.message : String(error);
      await shop.sql`update webhook_inbox set last_error = ${text} where gateway = ${event.gateway} and event_id = ${event.event_id}`;
    }
  }
  return events.length;
}

/** Rounds that webhooks have set off, for which nobody who sent one waits. */
const setOff = new Set<Promise<void>>();

/** Works through the inbox soon. */
export function processSoon(shop: Shop): void {
  const round = processInbox(shop)
    .then(
      () => {},
      (error: unknown) => shop.log.warn({ err: error }, "inbox"),
    )
    .finally(() => setOff.delete(round));
  setOff.add(round);
}

/** Waits until all that was set off is done. */
export const allProcessed = async (): Promise<void> => void (await Promise.all(setOff));
