import { Link } from "react-router";
import { Badge } from "../../parts/Badge.tsx";
import { Button } from "../../parts/Button.tsx";
import { Card } from "../../parts/Card.tsx";
import { formatPaise } from "../../parts/money.ts";
import { When } from "../../parts/When.tsx";
import {
  conditions,
  counted,
  formatDay,
  nameOf,
  type Order,
  type OrderReturn,
  reasons,
  returnStates,
} from "./words.ts";

type Props = {
  order: Order;
  onDecide: (number: number, decision: "accepted" | "refused") => void;
  onReceive: (number: number) => void;
};

/** What of an order came back or is asked to, and what can be done about it. */
export const Returns = ({ order, onDecide, onReceive }: Props) =>
  order.returns.toReversed().map((one) => (
    <Card
      key={one.number}
      title={order.returns.length > 1 ? `Return ${one.number}` : "Return"}
      aside={<Badge tone={returnStates[one.state].tone}>{returnStates[one.state].name}</Badge>}
    >
      <p>
        <span className="font-[550]">{reasons[one.reason]}</span>
        {one.events[0] && (
          <span className="text-xs text-muted">
            {" "}
            · <When time={one.events[0].at} />
          </span>
        )}
      </p>
      {one.note && <blockquote className="notice mt-2">“{one.note}”</blockquote>}
      <ul className="mt-2">
        {one.lines.map(({ id, quantity, exchange_for }) => (
          <li key={id} className="py-0.5">
            <p className="flex justify-between gap-3">
              <span>{nameFor(order, id)}</span>
              <span className="text-muted">{cameAs(one, id) || counted(quantity, "piece")}</span>
            </p>
            {exchange_for && (
              <p>
                <span className="text-muted">in exchange for</span> <strong>{exchange_for.option_text}</strong>
              </p>
            )}
          </li>
        ))}
      </ul>
      {one.exchange && <ExchangeLine exchange={one.exchange} />}
      {one.refund_to && (
        <p className="mt-2 text-muted">
          Money to <span className="figures text-ink">{one.refund_to}</span>
        </p>
      )}
      {typeof one.refund === "number" && <p className="mt-2">{formatPaise(one.refund)} given back for it.</p>}
      <Acts order={order} one={one} onDecide={onDecide} onReceive={onReceive} />
    </Card>
  ));

/** What becomes of the pieces that are kept in exchange. */
function ExchangeLine({ exchange }: { exchange: NonNullable<OrderReturn["exchange"]> }) {
  if (exchange.state === "kept")
    return (
      <p className="mt-2">Kept in exchange until {formatDay(exchange.kept_until)}: on the shelf, but not for sale.</p>
    );
  if (exchange.state === "over") return <p className="mt-2 text-muted">Nothing is kept in exchange any more.</p>;
  return (
    <p className="mt-2">
      Sent in exchange as{" "}
      <Link to={`/orders/${exchange.order_no}`} className="text-link touch figures">
        {exchange.order_no}
      </Link>
    </p>
  );
}

const nameFor = (order: Order, id: number) => {
  const line = order.lines.find((one) => one.id === id);
  return line ? nameOf(line) : `Article ${id}`;
};

/** In which conditions a variant's pieces came: "2 shelf, 1 repair". */
const cameAs = ({ pieces }: OrderReturn, id: number) =>
  pieces
    .filter((piece) => piece.id === id)
    .map(({ quantity, condition }) => `${quantity} ${conditions[condition].name.toLowerCase()}`)
    .join(", ");

function Acts({ order: { acts }, one: { state, number }, onDecide, onReceive }: Props & { one: OrderReturn }) {
  const decides = acts.includes("decide_return") && (state === "requested" || state === "accepted");
  const receives = acts.includes("receive_return") && state === "accepted";
  if (!decides && !receives) return null;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {receives && (
        <Button small onClick={() => onReceive(number)}>
          It is here: receive it
        </Button>
      )}
      {decides && state === "requested" && (
        <Button small onClick={() => onDecide(number, "accepted")}>
          Accept
        </Button>
      )}
      {decides && (
        <Button small look="danger" onClick={() => onDecide(number, "refused")}>
          Refuse
        </Button>
      )}
    </div>
  );
}
