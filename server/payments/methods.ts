import type { PaymentMethod } from "../../contract/cart.ts";
import type { Settings } from "../settings.ts";
import { razorpayKeys } from "./razorpay/ask.ts";

/** The most that UPI lets a person pay a shop at once, in paise: ₹1,00,000. */
export const upiLimit = 10_000_000;

/** The ways to pay that this shop offers now. The practice gateway stands in until a real one has its keys. */
export function paymentMethods(settings: Settings): PaymentMethod[] {
  const methods: PaymentMethod[] = [];
  if (razorpayKeys(settings)) methods.push("razorpay");
  if (razorpayKeys(settings) && settings.RAZORPAY_UPI_QR) methods.push("upi_qr");
  if (settings.PRACTICE_GATEWAY !== "off") methods.push("practice");
  return [...methods, "cod"];
}
