import { expect, test } from "vitest";
import { readSettings } from "../../settings.ts";
import { isSignedBy, signatureOf } from "./signature.ts";
import { readEvent, webhookOf } from "./webhook.ts";

const payment = {
  secret: "test_key_secret",
  content: "order_9A33XWu170gUtm|pay_29QQoUBi66xm2f",
  signature: "05a90d99a226250bdd07dcbec806d936d0ac974af71513b19a36466e7f5eb3a3",
};
const webhook = {
  secret: "test_webhook_secret",
  content:
    '{"entity":"event","event":"payment.captured","payload":{"payment":{"entity":{"id":"pay_29QQoUBi66xm2f","amount":1999900}}}}',
  signature: "5dbbe48429838ef07b209a55b907e5811484b4f398233707692dea0baf45d35a",
};

test.each([payment, webhook])("signs as Razorpay does: $content", ({ secret, content, signature }) => {
  expect(signatureOf(secret, content)).toBe(signature);
  expect(isSignedBy(secret, Buffer.from(content), signature)).toBe(true);
});

test.each([
  ["another secret", "test_key_secret2", payment.content, payment.signature],
  ["another content", payment.secret, payment.content.replace("29QQ", "29QR"), payment.signature],
  ["a shorter signature", payment.secret, payment.content, payment.signature.slice(0, 63)],
  ["no signature", payment.secret, payment.content, ""],
])("%s is refused", (_, secret, content, signature) => {
  expect(isSignedBy(secret, content, signature)).toBe(false);
});

test("without a webhook secret nothing is taken for Razorpay's, an empty key's signature least of all", () => {
  const headers = new Headers({ "X-Razorpay-Signature": signatureOf("", webhook.content) });
  expect(webhookOf(readSettings({})).verifyWebhook(Buffer.from(webhook.content), headers)).toBeUndefined();
});

const about = (event: string, payload: object) => readEvent(Buffer.from(JSON.stringify({ event, payload })));
const entity = (fields: object) => ({ entity: fields });

test.each([
  [
    "payment.captured",
    { payment: entity({ order_id: "order_1" }) },
    { gateway: "razorpay", gatewayOrderId: "order_1" },
  ],
  ["payment.captured", { payment: entity({ order_id: null }) }, undefined],
  [
    "order.paid",
    { order: entity({ id: "order_2" }), payment: entity({ order_id: "order_2" }) },
    { gateway: "razorpay", gatewayOrderId: "order_2" },
  ],
  [
    "refund.processed",
    { refund: entity({ id: "rfnd_1" }), payment: entity({ order_id: "order_3" }) },
    { gateway: "razorpay", gatewayOrderId: "order_3" },
  ],
  [
    "refund.failed",
    { refund: entity({ id: "rfnd_2" }), payment: entity({ order_id: "order_3" }) },
    { gateway: "razorpay", gatewayOrderId: "order_3", failedRefund: "rfnd_2" },
  ],
  [
    "refund.failed",
    { refund: entity({ id: "rfnd_3" }), payment: entity({ order_id: null }) },
    { gateway: "upi_qr", failedRefund: "rfnd_3" },
  ],
  [
    "qr_code.credited",
    { qr_code: entity({ id: "qr_1" }), payment: entity({ order_id: null }) },
    { gateway: "upi_qr", gatewayOrderId: "qr_1" },
  ],
  ["settlement.processed", { order: entity({ id: "order_4" }) }, undefined],
])("%s says which order to look at", (event, payload, notice) => {
  expect(about(event, payload)).toEqual(notice);
});
