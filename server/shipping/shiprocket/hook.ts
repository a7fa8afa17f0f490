import { Hono } from "hono";
import { z } from "zod";
import { readJson } from "../../http/body.ts";
import { failureResponse } from "../../http/failure.ts";
import { Refusal } from "../../http/reply.ts";
import { isSecret } from "../../secret.ts";
import type { Shop } from "../../shop/shop.ts";
import { applyStatus } from "./applyStatus.ts";

const Message = z.object({
  awb: z.union([z.string(), z.int()]).transform(String),
  shipment_status_id: z.coerce.number().int(),
  shipment_status: z.string().nullish(),
});

/**
 * Where the courier tells how far a parcel has come. Its messages carry no signature, only a key that was agreed on;
 * they come in any order and any number, so a parcel only ever moves forward. Everything understood is answered 200.
 */
export function courierHook(shop: Shop): Hono {
  const routes = new Hono();
  routes.onError((error, c) => failureResponse(error, c.req.raw, shop.log));
  routes.post("/", async (c) => {
    const key = shop.settings.SHIPROCKET_WEBHOOK_KEY;
    if (!key || !isSecret(c.req.header("x-api-key") ?? "", key))
      throw new Refusal(401, "courier key", "This message is not from the courier.");
    const message = Message.safeParse(await readJson(c.req.raw));
    if (message.success) {
      const { awb, shipment_status_id, shipment_status } = message.data;
      await applyStatus(shop, awb, shipment_status_id, shipment_status ?? "");
    }
    return c.json({ error: 0, message: "" }, 200, { "Cache-Control": "no-store" });
  });
  return routes;
}
