import { Link } from "react-router";
import type { Order } from "../../../contract/orders.ts";
import { formatPaise } from "../../parts/money.ts";
import { formatDays, formatMoment } from "./dates.ts";
import { returnReasons } from "./returnReasons.ts";

const steps: Record<string, string> = {
  requested: "Asked for",
  accepted: "Accepted: please pack it as it came",
  refused: "Not accepted",
  received: "Received and looked at",
};

/** What becomes of what was asked for in exchange. */
function ExchangeLine({ exchange }: { exchange: NonNullable<Order["returns"][number]["exchange"]> }) {
  if (exchange.state === "kept")
    return (
      <p className="mt-3">
        What you want in exchange is kept for you until {formatDays(exchange.kept_until, exchange.kept_until)}.
      </p>
    );
  if (exchange.state === "over") return <p className="mt-3">Nothing is kept in exchange any more.</p>;
  return (
    <p className="mt-3 font-semibold">
      In exchange goes out{" "}
      <Link to={exchange.order_link ?? `/ordersummary/${exchange.order_no}`} className="text-link underline">
        order {exchange.order_no}
      </Link>
      . There is nothing to pay.
    </p>
  );
}

/** What was asked to be taken back, and how far that has come. */
export const Returns = ({ order }: { order: Order }) => (
  <section aria-labelledby="returns">
    <h2 id="returns" tabIndex={-1} className="font-display text-2xl">
      {order.returns.length === 1 ? "Return" : "Returns"}
    </h2>
    {order.returns.map(({ number, reason, note, lines, events, refund, exchange }) => (
      <div key={number} className="mt-4 border-l-4 border-brand bg-card px-5 py-4">
        <ul>
          {lines.map(({ id, quantity, exchange_for }) => (
            <li key={id} className="font-semibold">
              {quantity} × {order.lines.find((line) => line.id === id)?.product_name}
              {exchange_for && <span className="block font-normal">in exchange for {exchange_for.option_text}</span>}
            </li>
          ))}
        </ul>
        <p className="text-muted">
          {returnReasons[reason]}
          {note && ` · “${note}”`}
        </p>
        <ol className="mt-3 space-y-1">
          {events.map(({ state, at, note: words }) => (
            <li key={at}>
              {steps[state]} <span className="text-sm text-muted">· {formatMoment(at)}</span>
              {words && <span className="block text-muted">{words}</span>}
            </li>
          ))}
        </ol>
        {exchange && <ExchangeLine exchange={exchange} />}
        {refund !== null && (refund > 0 || exchange?.state !== "sent") && (
          <p className="mt-3 font-semibold">{formatPaise(refund)} goes back to you.</p>
        )}
      </div>
    ))}
  </section>
);
