import { createHash } from "node:crypto";
import { z } from "zod";
import type { Settings } from "../../settings.ts";
import type { Gateway, GatewayNotice } from "../gateway.ts";
import { isSignedBy } from "./signature.ts";

const Event = z.object({
  event: z.string(),
  payload: z.object({
    refund: z.object({ entity: z.object({ id: z.string() }) }).optional(),
    payment: z.object({ entity: z.object({ order_id: z.string().nullish() }) }).optional(),
    order: z.object({ entity: z.object({ id: z.string() }) }).optional(),
    qr_code: z.object({ entity: z.object({ id: z.string() }) }).optional(),
  }),
});

/** Which order an event is about: one of Razorpay's orders, or a QR code, which is an order of its own. */
export function readEvent(body: Buffer): GatewayNotice | undefined {
  const { success, data } = Event.safeParse(JSON.parse(body.toString()));
  if (!success || !/^(payment|order|refund|qr_code)\./.test(data.event)) return undefined;
  const { qr_code, order, payment, refund } = data.payload;
  const gatewayOrderId = qr_code?.entity.id ?? order?.entity.id ?? payment?.entity.order_id;
  const failedRefund = data.event === "refund.failed" ? refund?.entity.id : undefined;
  if (!gatewayOrderId && !failedRefund) return undefined;
  return {
    // A payment by QR code belongs to none of Razorpay's orders.
    gateway: qr_code || !gatewayOrderId ? "upi_qr" : "razorpay",
    ...(gatewayOrderId ? { gatewayOrderId } : {}),
    ...(failedRefund ? { failedRefund } : {}),
  };
}

/**
 * Razorpay's webhooks: signed over the raw body by the webhook's own secret. While that is being changed, events of
 * before still come with the old one.
 */
export function webhookOf({
  RAZORPAY_WEBHOOK_SECRET,
  RAZORPAY_WEBHOOK_SECRET_OLD,
}: Settings): Pick<Gateway, "verifyWebhook" | "readWebhook"> {
  const secrets = [RAZORPAY_WEBHOOK_SECRET, RAZORPAY_WEBHOOK_SECRET_OLD].filter((secret) => secret !== undefined);
  return {
    verifyWebhook(body, headers) {
      const signature = headers.get("X-Razorpay-Signature") ?? "";
      if (!secrets.some((secret) => isSignedBy(secret, body, signature))) return undefined;
      const eventId = headers.get("X-Razorpay-Event-Id") ?? createHash("sha256").update(body).digest("hex");
      return { eventId: eventId.slice(0, 200) };
    },
    readWebhook: readEvent,
  };
}
