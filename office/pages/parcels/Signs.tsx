import type { OrderRow, Promised } from "../../../contract/office/orders.ts";
import { Badge } from "../../parts/Badge.tsx";
import { states } from "./states.ts";

export const StateBadge = ({ state }: { state: OrderRow["state"] }) => (
  <Badge tone={states[state].tone}>{states[state].name}</Badge>
);

const day = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", timeZone: "UTC" });
/** A day of India, "2026-11-24", as it is said: "24 Nov". */
const sayDay = (date: string) => day.format(new Date(`${date}T00:00:00Z`));

/** By when an order has to move on: what presses is worded, the rest is the day. Nothing is promised before it is paid. */
export const PromiseSign = ({ promised, state }: { promised: Promised; state: OrderRow["state"] }) => {
  if (state === "awaiting_payment") return null;
  if (promised.words) return <Badge tone={promised.days_late > 0 ? "bad" : "warn"}>{promised.words}</Badge>;
  const isHere = ["confirmed", "packed"].includes(state);
  const [verb, date] = isHere ? ["leaves by", promised.leaves_by] : ["arrives by", promised.arrives_by];
  if (!date || !(isHere || state === "shipped")) return null;
  return (
    <span className="text-xs whitespace-nowrap text-muted">
      {verb} {sayDay(date)}
    </span>
  );
};

/** Who picks it, and what a person should know before he does. */
export const Warnings = ({ order }: { order: Pick<OrderRow, "not_there" | "to_check" | "address_wrong"> }) => (
  <>
    {order.not_there > 0 && <Badge tone="bad">{order.not_there} not found</Badge>}
    {order.address_wrong && <Badge tone="warn">wrong address</Badge>}
    {order.to_check && (
      <Badge tone="warn" wraps>
        {order.to_check}
      </Badge>
    )}
  </>
);
