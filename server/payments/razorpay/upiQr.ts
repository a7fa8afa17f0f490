import type { Shop } from "../../shop/shop.ts";
import type { Gateway } from "../gateway.ts";
import { type Keys, razorpay } from "./ask.ts";
import { Collection, QrCode } from "./entities.ts";
import { payLink } from "./payLink.ts";
import { fetchRefund, refund } from "./refund.ts";
import { returningOrder } from "./returnLink.ts";
import { settlePayments } from "./settlePayments.ts";
import { webhookOf } from "./webhook.ts";

/** How long a code can be paid at least, in minutes: Razorpay refuses a shorter life. */
const shortestLife = 16;

const pathOf = (id: string) => `/v1/payments/qr_codes/${encodeURIComponent(id)}`;

/** The QR code of that id, as it is now. */
export const fetchQrCode = ({ settings }: Shop, keys: Keys, id: string) =>
  razorpay(settings, keys)(QrCode, "GET", pathOf(id));

/**
 * UPI by a QR code for one payment of exactly this amount: https://razorpay.com/docs/api/qr-codes. A code that was made
 * and then lost to a crash has been seen by nobody and closes by itself, so that none is searched for.
 */
export function upiQrGateway({ settings, secret }: Shop, keys: Keys): Gateway {
  const ask = razorpay(settings, keys);
  return {
    name: "upi_qr",
    async createOrder(receipt, amount) {
      const life = Math.max(settings.HOLD_MINUTES, shortestLife) * 60;
      const code = await ask(QrCode, "POST", "/v1/payments/qr_codes", {
        type: "upi_qr",
        name: settings.shop.name,
        usage: "single_use",
        fixed_amount: true,
        payment_amount: amount,
        description: `Order ${receipt}`,
        close_by: Math.floor(Date.now() / 1_000) + life,
        notes: { receipt },
      });
      return { gatewayOrderId: code.id };
    },
    next: (_, orderNo) => ({ kind: "redirect", url: payLink(secret, orderNo) }),
    async fetchPayments(gatewayOrderId) {
      const { items } = await ask(Collection, "GET", `${pathOf(gatewayOrderId)}/payments?count=100`);
      return settlePayments(ask, items);
    },
    refund: (gatewayPaymentId, amount, requestKey) => refund(ask, gatewayPaymentId, amount, requestKey),
    fetchRefund: (gatewayRefundId) => fetchRefund(ask, gatewayRefundId),
    verifyReturn(fields) {
      const gatewayOrderId = returningOrder(secret, "upi_qr", fields);
      if (!gatewayOrderId) return undefined;
      return { gatewayOrderId, outcome: fields.cancelled === undefined ? "pending" : "cancelled" };
    },
    ...webhookOf(settings),
  };
}
