import type { GatewayPayment } from "../gateway.ts";
import { type Ask, RazorpayError } from "./ask.ts";
import { Payment } from "./entities.ts";

/** Money that has been given back, at the dashboard say, pays nothing any more. */
const states = {
  created: "pending",
  authorized: "pending",
  captured: "captured",
  refunded: "failed",
  failed: "failed",
} as const;

/** Captures an authorised payment in full. Somebody else may have been faster, or the order is paid by another: then it is as it is. */
async function capture(ask: Ask, payment: Payment): Promise<Payment> {
  const path = `/v1/payments/${encodeURIComponent(payment.id)}`;
  try {
    return await ask(Payment, "POST", `${path}/capture`, { amount: payment.amount, currency: payment.currency });
  } catch (error) {
    if (error instanceof RazorpayError && error.status === 400) return ask(Payment, "GET", path);
    throw error;
  }
}

/**
 * What became of an order's payments. One that the bank has authorised, however late, is captured on the way: what is
 * not captured goes back to the shopper by itself after three days.
 */
export async function settlePayments(ask: Ask, payments: Payment[]): Promise<GatewayPayment[]> {
  const settled: GatewayPayment[] = [];
  for (const payment of payments) {
    const { id, amount, status } = payment.status === "authorized" ? await capture(ask, payment) : payment;
    settled.push({ id, amount, state: states[status] });
  }
  return settled;
}
