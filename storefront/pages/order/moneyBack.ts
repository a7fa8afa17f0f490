import type { Order } from "../../../contract/orders.ts";
import { formatPaise } from "../../parts/money.ts";

/** What goes back when an order is cancelled, in paise. */
export const refundOf = ({ payments }: Pick<Order, "payments">): number =>
  payments.reduce((sum, { accepted, amount, refunded }) => sum + (accepted ? amount - refunded : 0), 0);

/** What goes back when an order is cancelled, how, and how long that takes, in words. */
export function moneyBack(order: Pick<Order, "payments">): string {
  const paid = refundOf(order);
  if (paid === 0) return "Nothing was paid, so nothing has to go back.";
  return `${formatPaise(paid)} goes back the way you paid, at once from us; banks take five to seven working days.`;
}
