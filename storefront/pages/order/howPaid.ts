import type { Order } from "../../../contract/orders.ts";
import { formatPaise } from "../../parts/money.ts";

type Facts = Pick<Order, "payment_method" | "state"> & { payments: readonly { accepted: boolean }[] } & {
  refunds: { amount: number; state: "pending" | "processed" | "failed" }[];
};

/** Whether what was paid came in cash, so that it can't go back the way it came. */
export const paidInCash = ({ payments }: Pick<Order, "payments">): boolean =>
  payments.some(({ accepted, gateway }) => accepted && gateway === "cod");

/** What of a payment has gone back or is to go, in words. Amounts in paise. */
function goneBack(refunds: Facts["refunds"]): string {
  const sum = (isMeant: (state: Facts["refunds"][number]["state"]) => boolean) =>
    refunds.filter(({ state }) => isMeant(state)).reduce((all, { amount }) => all + amount, 0);
  const [back, onItsWay] = [sum((state) => state === "processed"), sum((state) => state !== "processed")];
  return [
    ...(back > 0 ? [`, ${formatPaise(back)} given back`] : []),
    ...(onItsWay > 0 ? [`, ${formatPaise(onItsWay)} on its way back`] : []),
  ].join("");
}

/** Whether an order is paid, in words. What has been cancelled without a payment is nothing that anybody waits for. */
export function howPaid({ payments, payment_method, state, refunds }: Facts): string {
  if (payments.some(({ accepted }) => accepted)) return `Paid${goneBack(refunds)}`;
  if (state === "cancelled" || state === "expired") return "Nothing to pay";
  if (payment_method === "cod") return state === "delivered" ? "Paid on delivery" : "To be paid on delivery";
  return state === "awaiting_payment" ? "Not paid yet" : "Not paid";
}
