import type { DataOf } from "../../api/call.ts";
import { useList } from "../../api/read.ts";
import { Card } from "../../parts/Card.tsx";
import { Money } from "../../parts/Money.tsx";
import { formatNumber } from "../../parts/money.ts";
import { type Column, ListTable } from "../../parts/Table.tsx";
import { When } from "../../parts/When.tsx";
import { StateBadge } from "../parcels/Signs.tsx";
import { ordersOf } from "../parcels/states.ts";
import type { Coupon } from "./fields.ts";

type Use = DataOf<"GET /coupons/{code}/uses">["rows"][number];

const dayName = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", timeZone: "UTC" });
const named = (day: string) => dayName.format(new Date(`${day}T00:00:00Z`));

/** How often a coupon was used and what it has cost, with its latest days. */
export const Cost = ({ coupon: { used, usage_limit, given, worth, days, kind } }: { coupon: Coupon }) => (
  <Card title="Used so far">
    <dl className="coupon-cost">
      <div>
        <dt className="text-xs text-muted">Orders</dt>
        <dd className="figures font-display text-2xl">
          {formatNumber(used)}
          {usage_limit !== null && <span className="text-base text-muted"> of {formatNumber(usage_limit)}</span>}
        </dd>
      </div>
      {given !== undefined && kind !== "free_shipping" && (
        <div>
          <dt className="text-xs text-muted">Cost</dt>
          <dd className="font-display text-2xl">
            <Money paise={given} />
          </dd>
        </div>
      )}
      {worth !== undefined && (
        <div>
          <dt className="text-xs text-muted">Goods it came with</dt>
          <dd className="font-display text-2xl">
            <Money paise={worth} />
          </dd>
        </div>
      )}
    </dl>
    {days.length > 1 && <Days days={days} />}
  </Card>
);

/** Its uses by day, each a bar; read out as a list. */
function Days({ days }: { days: Coupon["days"] }) {
  const most = Math.max(...days.map(({ uses }) => uses));
  return (
    <figure className="mt-3">
      <svg viewBox={`0 0 ${days.length * 10} 32`} preserveAspectRatio="none" aria-hidden="true" className="coupon-days">
        {days.map(({ day, uses }, n) => {
          const height = Math.max(2, (uses / most) * 32);
          return <rect key={day} x={n * 10 + 1} width="8" y={32 - height} height={height} />;
        })}
      </svg>
      <figcaption className="flex justify-between text-xs text-muted">
        <span>{named(days[0]?.day ?? "")}</span>
        <span>{named(days.at(-1)?.day ?? "")}</span>
      </figcaption>
      <ul className="sr-only">
        {days.map(({ day, uses }) => (
          <li key={day}>
            {named(day)}: {ordersOf(uses)}
          </li>
        ))}
      </ul>
    </figure>
  );
}

const columns: readonly Column<Use>[] = [
  { head: "Order", phone: "lead", cell: ({ order_no }) => <span className="figures">{order_no}</span> },
  { head: "Day", cell: ({ placed_at }) => <When time={placed_at} /> },
  {
    head: "State",
    cell: ({ state, live }) => (
      <span>
        <StateBadge state={state} />
        {!live && <span className="text-xs text-muted"> gave it back</span>}
      </span>
    ),
  },
  { head: "Off", right: true, cell: ({ discount }) => <Money paise={discount} /> },
  { head: "Total", right: true, cell: ({ total }) => <Money paise={total} /> },
];

/** The orders that used it, the newest first. */
export function Uses({ code }: { code: string }) {
  const list = useList("GET /coupons/{code}/uses", {}, { code });
  return (
    <Card title="Orders with it">
      <ListTable
        caption="Orders with this coupon"
        list={list}
        columns={columns}
        keyOf={({ order_no }) => order_no}
        to={({ order_no }) => `/orders/${order_no}`}
        empty={<p className="text-muted">Nobody has used it yet.</p>}
      />
    </Card>
  );
}
