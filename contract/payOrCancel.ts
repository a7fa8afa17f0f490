import { z } from "zod";
import { Failure, Paise } from "./answer.ts";
import { PaymentMethod } from "./cart.ts";

/** Why an order can't be paid now: with `reason` there is nothing to pay, and `order_link` shows how it stands. */
export const NotPayable = Failure.extend({
  reason: z.literal("checkout").optional(),
  order_link: z.string().optional(),
});

/** A way in which an unpaid order can be paid, what it comes to by it, and why it can't be. */
export const WayToPay = z.object({ payment_method: PaymentMethod, total: Paise, reason: z.string().nullable() });
export type WayToPay = z.infer<typeof WayToPay>;

export const PayRequest = z.object({
  payment_method: PaymentMethod.optional().describe("Another way to pay than the order has now"),
  total: Paise.optional().describe("What the shopper has been shown for it; 409 when it is another"),
});
export type PayRequest = z.infer<typeof PayRequest>;

export const CancelRequest = z.object({
  refund: Paise.optional().describe("What the shopper has been shown goes back; 409 when it is another"),
});
export type CancelRequest = z.infer<typeof CancelRequest>;
