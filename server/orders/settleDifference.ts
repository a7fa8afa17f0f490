import type { PaymentMethod } from "../../contract/cart.ts";
import type { OrderState } from "../../contract/orders.ts";
import type { Transaction } from "../database/connect.ts";
import { formatMoney } from "../money.ts";
import { requestRefund } from "../payments/applyCapture.ts";

type Changed = {
  id: number;
  orderNo: string;
  state: OrderState;
  method: PaymentMethod;
  difference: number;
  seq: number;
};

/**
 * Has the money follow an order whose total has changed by `difference` paise: what was paid too much goes back, what is to
 * be paid at the door or has not been asked for yet is asked for as it is now. Answers what goes back, in paise; in words why
 * it can't be so: nobody is made to pay twice for one order. The caller holds the order's row.
 */
export async function settleDifference(
  tx: Transaction,
  { id, orderNo, state, method, difference, seq }: Changed,
): Promise<number | string> {
  if (difference === 0) return 0;
  if (state === "awaiting_payment") {
    const moved = await tx`
      update payment_intent set amount = amount + ${difference}
      where order_id = ${id} and state = 'open' and gateway_order_id is null returning id`;
    if (moved.length === 1) return 0;
    return "The customer may be paying for it at this moment, so its total can't change. Wait for the payment, or cancel it and place it anew.";
  }
  if (method === "cod") return 0;
  if (difference > 0)
    return `It is paid, and ${formatMoney(difference)} more would be due. Please place a second order for what is added, or cancel this one and place it anew.`;
  const [payment] = await tx<{ id: number }[]>`select id from payment where order_id = ${id} and accepted for update`;
  if (!payment) return "Nobody knows how it was paid, so its total can't change.";
  await requestRefund(tx, payment.id, -difference, `edit:${orderNo}:${seq}`, "The order was changed");
  return -difference;
}
