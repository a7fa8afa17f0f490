import { z } from "zod";
import type { Shop } from "../../shop/shop.ts";
import type { Gateway } from "../gateway.ts";
import { isFromPractice, openPaymentOrder, paymentsOf, refundPayment } from "./service.ts";

const outcomes = { captured: "success", pending: "pending", failed: "failure", cancelled: "cancelled" } as const;
const Returned = z.object({
  order_id: z.string(),
  payment_id: z.string(),
  status: z.enum(["captured", "pending", "failed", "cancelled"]),
  signature: z.string(),
});
const Event = z.object({ event: z.string(), payload: z.object({ order_id: z.string() }) });

/** The shop's side of the practice gateway. */
export const practiceGateway = ({ sql, secret }: Shop): Gateway => ({
  name: "practice",
  async createOrder(receipt, amount) {
    const urls = {
      returnUrl: "/public/api/payments/practice/return",
      webhookUrl: "/public/api/payments/practice/webhook",
    };
    return { gatewayOrderId: (await openPaymentOrder(sql, receipt, amount, urls)).id };
  },
  next: (gatewayOrderId) => ({ kind: "redirect", url: `/practice-gateway/pay/${gatewayOrderId}` }),
  async fetchPayments(gatewayOrderId) {
    const payments = await paymentsOf(sql, gatewayOrderId);
    return payments.map(({ id, amount, state }) => ({ id, amount, state: state === "cancelled" ? "failed" : state }));
  },
  async refund(gatewayPaymentId, amount, requestKey) {
    return { gatewayRefundId: await refundPayment(sql, gatewayPaymentId, amount, requestKey), failed: false };
  },
  verifyReturn(fields) {
    const { success, data } = Returned.safeParse(fields);
    if (!success || !isFromPractice(secret, `${data.order_id}|${data.payment_id}|${data.status}`, data.signature))
      return undefined;
    return { gatewayOrderId: data.order_id, outcome: outcomes[data.status] };
  },
  verifyWebhook(body, headers) {
    const eventId = headers.get("X-Practice-Event-Id");
    const signed = isFromPractice(secret, body.toString(), headers.get("X-Practice-Signature") ?? "");
    return eventId && signed ? { eventId } : undefined;
  },
  readWebhook(body) {
    const { success, data } = Event.safeParse(JSON.parse(body.toString()));
    return success ? { gatewayOrderId: data.payload.order_id } : undefined;
  },
});
