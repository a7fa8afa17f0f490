import type { Order } from "../../../contract/orders.ts";
import { formatPaise } from "../../parts/money.ts";
import { formatMoment } from "./dates.ts";
import { returnReasons } from "./returnReasons.ts";

const steps: Record<string, string> = {
  requested: "Asked for",
  accepted: "Accepted: please pack it as it came",
  refused: "Not accepted",
  received: "Received and looked at",
};

/** What was asked to be taken back, and how far that has come. */
export const Returns = ({ order }: { order: Order }) => (
  <section aria-labelledby="returns">
    <h2 id="returns" tabIndex={-1} className="font-display text-2xl">
      {order.returns.length === 1 ? "Return" : "Returns"}
    </h2>
    {order.returns.map(({ number, reason, note, lines, events, refund }) => (
      <div key={number} className="mt-4 border-l-4 border-brand bg-card px-5 py-4">
        <p className="font-semibold">
          {lines
            .map(({ id, quantity }) => {
              const name = order.lines.find((line) => line.id === id)?.product_name;
              return `${quantity} × ${name}`;
            })
            .join(", ")}
        </p>
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
        {refund !== null && <p className="mt-3 font-semibold">{formatPaise(refund)} goes back to you.</p>}
      </div>
    ))}
  </section>
);
