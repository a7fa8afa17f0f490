import type { ReactNode } from "react";
import { useStaff } from "../../api/session.ts";
import { Badge } from "../../parts/Badge.tsx";
import { Card } from "../../parts/Card.tsx";
import { Money } from "../../parts/Money.tsx";
import { formatPaise } from "../../parts/money.ts";
import { When } from "../../parts/When.tsx";
import { formatDay, type Order, paidBy } from "./words.ts";

type Sums = NonNullable<Order["money"]>;

/** What an order costs, how it was paid, and what went back. Amounts in paise. */
export function MoneyCard({ order, money }: { order: Order; money: Sums }) {
  return (
    <Card title="Money" aside={<span className="text-muted">{paidBy[order.payment_method]}</span>}>
      <dl>
        <Row name="Goods" paise={money.subtotal} />
        {money.discount > 0 && (
          <Row
            name={order.exchange_of ? "Paid with what came back" : `Coupon ${money.coupon ?? ""}`}
            paise={-money.discount}
          />
        )}
        <Row name="Delivery" paise={money.delivery_charge} />
        {money.cod_fee > 0 && <Row name="Fee for cash" paise={money.cod_fee} />}
        <div className="sum-row sum-total">
          <dt>Total</dt>
          <dd>
            <Money paise={money.total} />
          </dd>
        </div>
      </dl>
      <p className="mt-1 text-xs text-muted">GST {formatPaise(money.tax_included)} inside</p>
      <Payments payments={money.payments} from={order.exchange_of?.order_no} />
      <Refunds refunds={money.refunds} />
      {order.freight && <Freight freight={order.freight} />}
      <Limit order={order} total={money.total} />
    </Card>
  );
}

const Row = ({ name, paise }: { name: ReactNode; paise: number }) => (
  <div className="sum-row">
    <dt className="text-muted">{name}</dt>
    <dd>
      <Money paise={paise} />
    </dd>
  </div>
);

/** `from`: the order for which it came, where it pays for what goes out in exchange. */
const Payments = ({ payments, from }: { payments: Sums["payments"]; from: string | undefined }) =>
  payments.length > 0 && (
    <ul className="mt-3 border-t border-hairline pt-2">
      {payments.map(({ gateway, reference, amount, accepted, reason, moved, at }) => (
        <li key={`${gateway} ${reference}`} className="py-1">
          <p className="flex justify-between gap-3">
            <span>{accepted ? "Paid" : "Came and goes back"}</span>
            <Money paise={amount} />
          </p>
          <p className="text-xs text-muted">
            {from ? `with what was paid for ${from}` : gateway === "cash" ? "in cash" : `${gateway} ${reference}`},{" "}
            <When time={at} />
            {reason && `, ${reason}`}
          </p>
          {moved > 0 && (
            <p className="text-xs text-muted">{formatPaise(moved)} of it pays for what went out in exchange</p>
          )}
        </li>
      ))}
    </ul>
  );

const refundStates = {
  pending: { name: "on its way", tone: "info" },
  processed: { name: "done", tone: "good" },
  failed: { name: "did not arrive: to be transferred", tone: "bad" },
} as const;

const Refunds = ({ refunds }: { refunds: Sums["refunds"] }) =>
  refunds.length > 0 && (
    <ul className="mt-2 border-t border-hairline pt-2">
      {refunds.map(({ amount, state, reason, reference, at }) => (
        <li key={`${at} ${amount}`} className="py-1">
          <p className="flex justify-between gap-3">
            <span className="flex flex-wrap items-center gap-2">
              Given back <Badge tone={refundStates[state].tone}>{refundStates[state].name}</Badge>
            </span>
            <Money paise={-amount} />
          </p>
          <p className="text-xs text-muted">
            {reason}, <When time={at} />
            {reference && <span className="figures">, reference {reference}</span>}
          </p>
        </li>
      ))}
    </ul>
  );

/** What couriers charge the shop for it, as far as their bills are here. */
const Freight = ({ freight }: { freight: NonNullable<Order["freight"]> }) =>
  freight.length > 0 && (
    <ul className="mt-2 border-t border-hairline pt-2">
      {freight.map(({ what, awb, charge, gst, reference, day }) => (
        <li key={`${reference} ${awb} ${what} ${day}`} className="py-1">
          <p className="flex justify-between gap-3">
            <span>{charge < 0 ? "Given back by the courier" : "Charged by the courier"}</span>
            <Money paise={charge} />
          </p>
          <p className="text-xs text-muted figures">
            {[what, awb, reference && `bill ${reference}`, formatDay(day)].filter(Boolean).join(", ")}
            {gst !== 0 && `; GST ${formatPaise(gst, true)} besides`}
          </p>
        </li>
      ))}
    </ul>
  );

const cancellable: readonly Order["state"][] = ["awaiting_payment", "confirmed", "packed"];

/** Why somebody can't cancel an order that his role's limit is under. */
function Limit({ order, total }: { order: Order; total: number }) {
  const most = useStaff().rights["orders.cancel"];
  if (most === undefined || most === null || total <= most || !cancellable.includes(order.state)) return null;
  return (
    <p className="notice mt-3 text-xs">
      Your role cancels orders up to {formatPaise(most)}. This one is above that: somebody else has to.
    </p>
  );
}
