import type { Shop } from "../../shop/shop.ts";
import type { Gateway } from "../gateway.ts";
import { type Keys, razorpay } from "./ask.ts";
import { Collection, RazorpayOrder, readable } from "./entities.ts";
import { payLink } from "./payLink.ts";
import { fetchRefund, refund } from "./refund.ts";
import { returningOrder } from "./returnLink.ts";
import { settlePayments } from "./settlePayments.ts";
import { isSignedBy } from "./signature.ts";
import { webhookOf } from "./webhook.ts";

/** Razorpay's Standard Checkout: https://razorpay.com/docs/payments/payment-gateway/web-integration/standard */
export function razorpayGateway({ settings, secret }: Shop, keys: Keys): Gateway {
  const ask = razorpay(settings, keys);
  return {
    name: "razorpay",
    async createOrder(receipt, amount) {
      const search = new URLSearchParams({ receipt, count: "100" });
      const { items } = await ask(Collection, "GET", `/v1/orders?${search}`);
      const known = readable(RazorpayOrder, items)
        .filter((order) => order.receipt === receipt && order.amount === amount)
        .sort((a, b) => a.created_at - b.created_at)[0];
      const order = known ?? (await ask(RazorpayOrder, "POST", "/v1/orders", { amount, currency: "INR", receipt }));
      return { gatewayOrderId: order.id };
    },
    next: (_, orderNo) => ({ kind: "redirect", url: payLink(secret, orderNo) }),
    async fetchPayments(gatewayOrderId) {
      const path = `/v1/orders/${encodeURIComponent(gatewayOrderId)}/payments`;
      const { items } = await ask(Collection, "GET", path);
      return settlePayments(ask, items, (payment) => payment.order_id === gatewayOrderId);
    },
    refund: (gatewayPaymentId, amount, requestKey) => refund(ask, gatewayPaymentId, amount, requestKey),
    fetchRefund: (gatewayRefundId) => fetchRefund(ask, gatewayRefundId),
    verifyReturn(fields) {
      const gatewayOrderId = returningOrder(secret, "razorpay", fields);
      if (!gatewayOrderId) return undefined;
      const { razorpay_payment_id: paymentId, razorpay_signature: signature } = fields;
      // Only a payment that went well comes signed; what else comes back can't pay anything.
      if (signature === undefined)
        return { gatewayOrderId, outcome: fields.cancelled === undefined ? "failure" : "cancelled" };
      return isSignedBy(keys.secret, `${gatewayOrderId}|${paymentId}`, signature)
        ? { gatewayOrderId, outcome: "success" }
        : undefined;
    },
    ...webhookOf(settings),
  };
}
