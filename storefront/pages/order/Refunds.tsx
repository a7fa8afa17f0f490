import type { Order } from "../../../contract/orders.ts";
import { formatPaise } from "../../parts/money.ts";

/** Money that came and could not be taken, or was given back. */
export function Refunds({ payments }: Pick<Order, "payments">) {
  const back = payments.filter(({ accepted, refunded }) => !accepted || refunded > 0);
  return back.map(({ at, amount, accepted, refunded }) => (
    <p key={at}>
      {accepted || refunded > 0
        ? `${formatPaise(refunded)} has been given back to you.`
        : `We received ${formatPaise(amount)} that this order could no longer take. It goes back to you by itself.`}
    </p>
  ));
}
