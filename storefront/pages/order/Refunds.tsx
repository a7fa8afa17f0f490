import type { Order } from "../../../contract/orders.ts";
import { formatPaise } from "../../parts/money.ts";

const howFar = ({ state, reference }: Order["refunds"][number]): string => {
  if (state === "processed") return `has been given back to you${reference ? `, reference ${reference}` : ""}.`;
  return state === "pending" ? "is on its way back to you." : "could not be given back yet. We see to it.";
};

/** Money that came and could not be taken, and money that was given back. */
export function Refunds({ order: { payments, refunds } }: { order: Order }) {
  const refused = payments.filter(({ accepted, refunded }) => !accepted && refunded === 0);
  return (
    <>
      {refused.map(({ at, amount }) => (
        <p key={at}>
          We received {formatPaise(amount)} that this order could no longer take. It goes back to you by itself.
        </p>
      ))}
      {refunds.map((refund) => (
        <p key={refund.at} className="break-words">
          <strong>{formatPaise(refund.amount)}</strong> {howFar(refund)}
        </p>
      ))}
    </>
  );
}
