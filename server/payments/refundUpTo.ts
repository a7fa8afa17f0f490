import type { Transaction } from "../database/connect.ts";
import { requestRefund } from "./applyCapture.ts";

/**
 * Gives back up to `amount` paise of what an order was paid with, and answers how much that is: nothing for what was
 * never paid, or pays for something else by now. The key stands once.
 */
export async function refundUpTo(
  tx: Transaction,
  orderId: number,
  amount: number,
  requestKey: string,
  reason: string,
): Promise<number> {
  const [payment] = await tx<{ id: number; left: number }[]>`
    select id, amount - refunded - moved as left from payment where order_id = ${orderId} and accepted for update`;
  const given = Math.min(amount, payment?.left ?? 0);
  if (payment && given > 0) await requestRefund(tx, payment.id, given, requestKey, reason);
  return given;
}
