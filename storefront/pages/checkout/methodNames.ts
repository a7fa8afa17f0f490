import type { PaymentMethod } from "../../../contract/cart.ts";
import type { PaidBy } from "../../../contract/orders.ts";

/** What a way to pay is called. */
export const methodNames: Record<PaymentMethod, string> = {
  cod: "Cash on delivery",
  practice: "Practice payment",
  razorpay: "Card, UPI, net banking",
  upi_qr: "UPI",
};

/** How an order is paid, or was. */
export const paidBy: Record<PaidBy, string> = { ...methodNames, exchange: "Exchange" };

/** Whether this is a way to pay. */
export const isMethod = (name: string): name is PaymentMethod => Object.hasOwn(methodNames, name);
