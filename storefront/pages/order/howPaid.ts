import type { Order } from "../../../contract/orders.ts";

type Facts = Pick<Order, "payment_method" | "state"> & { payments: { accepted: boolean }[] };

/** Whether what was paid came in cash, so that it can't go back the way it came. */
export const paidInCash = ({ payments }: Pick<Order, "payments">): boolean =>
  payments.some(({ accepted, gateway }) => accepted && gateway === "cod");

/** Whether an order is paid, in words. What has been cancelled without a payment is nothing that anybody waits for. */
export function howPaid({ payments, payment_method, state }: Facts): string {
  if (payments.some(({ accepted }) => accepted)) return "Paid";
  if (state === "cancelled" || state === "expired") return "Nothing to pay";
  if (payment_method === "cod") return state === "delivered" ? "Paid on delivery" : "To be paid on delivery";
  return state === "awaiting_payment" ? "Not paid yet" : "Not paid";
}
