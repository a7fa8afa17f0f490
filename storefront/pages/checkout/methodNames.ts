import type { PaymentMethod } from "../../../contract/cart.ts";

/** What a way to pay is called. */
export const methodNames: Record<PaymentMethod, string> = {
  cod: "Cash on delivery",
  practice: "Practice payment",
  razorpay: "Card, UPI, net banking",
  upi_qr: "UPI",
};

/** Whether this is a way to pay. */
export const isMethod = (name: string): name is PaymentMethod => Object.hasOwn(methodNames, name);
