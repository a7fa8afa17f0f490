import type { Next } from "../../contract/orders.ts";

/**
 * A payment as the gateway knows it. Amount in paise. `pending`: the bank has not said yet, or the gateway could not be
 * asked to take the money, which `error` tells. `unclear`: the gateway tells of it what nobody here can judge.
 */
export type GatewayPayment =
  | { id: string; amount: number; state: "pending" | "captured" | "failed"; error?: unknown }
  | UnclearPayment;

/** A payment that a person has to look at; `money` in words, as it may be of another currency. */
export type UnclearPayment = { state: "unclear"; id: string; money: string; why: string };

/**
 * Which order a webhook is about. `gateway`: whose order it is, when one webhook serves several ways to pay.
 * `failedRefund`: a refund of which it says that the money did not arrive.
 */
export type GatewayNotice = { gateway?: string; gatewayOrderId?: string; failedRefund?: string };

/** What came of giving money back: its number there, and whether the gateway says already that it failed. */
export type GatewayTry = { gatewayRefundId: string; failed: boolean };

/** A refund as the gateway knows it: whether its money did not arrive, and the key it was asked for by, if the shop asked for it. */
export type GatewayRefund = { failed: boolean; requestKey: string | undefined };

/** What the shop needs of a payment gateway; each speaks its own protocol behind this. Amounts in paise. */
export type Gateway = {
  name: string;
  /** Opens an order at the gateway, or finds the one opened before for this receipt. */
  createOrder(receipt: string, amount: number): Promise<{ gatewayOrderId: string }>;
  /** How the shopper gets there. */
  next(gatewayOrderId: string, orderNo: string): Next;
  /** All payments tried for an order, each read by itself: what can't be read hides no other. */
  fetchPayments(gatewayOrderId: string): Promise<GatewayPayment[]>;
  /** Gives money back; the same key twice is one refund. */
  refund(gatewayPaymentId: string, amount: number, requestKey: string): Promise<GatewayTry>;
  /** A refund as it is now; absent where none comes to nothing later. */
  fetchRefund?(gatewayRefundId: string): Promise<GatewayRefund>;
  /** The order that the browser brings back, and how the gateway says it went; undefined when the signature is not its own. */
  verifyReturn(
    fields: Record<string, string>,
  ): { gatewayOrderId: string; outcome: "success" | "pending" | "failure" | "cancelled" } | undefined;
  /** The event in a webhook's raw body; undefined when the signature is not the gateway's. */
  verifyWebhook(body: Buffer, headers: Headers): { eventId: string } | undefined;
  /** Which of its orders an event is about; undefined for an event that changes nothing here. */
  readWebhook(body: Buffer): GatewayNotice | undefined;
};
