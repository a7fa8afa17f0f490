import { Hono } from "hono";
import { readBytes } from "../http/body.ts";
import { failureResponse } from "../http/failure.ts";
import { ApiError, Refusal } from "../http/reply.ts";
import { thankYouLink } from "../orders/orderNo.ts";
import type { Shop } from "../shop/shop.ts";
import { step } from "../steps.ts";
import { askGateway } from "./askGateway.ts";
import type { Gateway } from "./gateway.ts";
import { gatewayOf } from "./gatewayOf.ts";
import { processSoon } from "./processInbox.ts";

/**
 * What gateways send back. Both prove themselves by a signature, come without a session, and may come twice, late, or
 * in the wrong order.
 */
export function gatewayRoutes(shop: Shop): Hono {
  const routes = new Hono();
  const known = (name: string): Gateway => {
    const gateway = gatewayOf(shop, name);
    if (!gateway) throw new ApiError(404, "There is no such gateway.");
    return gateway;
  };
  routes.onError((error, c) => failureResponse(error, c.req.raw, shop.log));

  // By GET for whoever turned back on the payment page.
  routes.on(["GET", "POST"], "/:gateway/return", async (c) => {
    const gateway = known(c.req.param("gateway") ?? "");
    const posted = new URLSearchParams((await readBytes(c.req.raw)).toString());
    // What stands in the address was put there by the shop and goes above what was posted.
    const fields = Object.fromEntries([...posted, ...new URL(c.req.url).searchParams]);
    const returned = gateway.verifyReturn(fields);
    if (!returned) throw new Refusal(400, "unsigned return", "This return from the payment page is not signed by it.");
    const [order] = await shop.sql<{ order_no: string }[]>`
      select o.order_no from payment_intent i join orders o on o.id = i.order_id
      where i.gateway = ${gateway.name} and i.gateway_order_id = ${returned.gatewayOrderId}`;
    if (!order) throw new ApiError(404, "This payment belongs to no order of ours.");
    // What the browser brings is a hint to look now; what counts is what the gateway says itself. If it is away, the reconciler asks later.
    await askGateway(shop, gateway.name, returned.gatewayOrderId).catch((error) =>
      shop.log.warn({ err: error }, "gateway not asked on return"),
    );
    return c.redirect(thankYouLink(shop.secret, order.order_no, returned.outcome), 303);
  });

  routes.post("/:gateway/webhook", async (c) => {
    const gateway = known(c.req.param("gateway"));
    const body = await readBytes(c.req.raw);
    const event = gateway.verifyWebhook(body, c.req.raw.headers);
    if (!event) throw new Refusal(401, "unsigned webhook", "This message is not signed by the gateway.");
    await shop.sql`insert into webhook_inbox (gateway, event_id, body) values (${gateway.name}, ${event.eventId}, ${body}) on conflict do nothing`;
    await step("webhook: written down");
    // Answered as soon as it is written down; working on it may take its time.
    processSoon(shop);
    return c.json({ error: 0, message: "" });
  });
  return routes;
}
