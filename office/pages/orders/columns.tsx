import type { OrderRow } from "../../../contract/office/orders.ts";
import { Icon } from "../../parts/Icon.tsx";
import { Money } from "../../parts/Money.tsx";
import type { Column } from "../../parts/Table.tsx";
import { Thumb } from "../../parts/Thumb.tsx";
import { When } from "../../parts/When.tsx";
import { PromiseSign, StateBadge, Warnings } from "../parcels/Signs.tsx";
import { pieces } from "../parcels/states.ts";

const methods: Record<string, string> = { cod: "cash", practice: "practice", razorpay: "online", exchange: "exchange" };

/** The goods of an order: their pictures, the first one's name, and how many more. */
const Goods = ({ order }: { order: OrderRow }) => {
  const [first] = order.lines;
  const others = order.lines.length - 1 + order.more_lines;
  return (
    <div className="order-goods">
      <Thumb image={first?.image ?? null} size={36} />
      <span className="min-w-0">
        <span className="line-clamp-1">{first ? first.product_name : pieces(order.pieces)}</span>
        <span className="block truncate text-xs text-muted">
          {pieces(order.pieces)}
          {others > 0 && `, ${others} more ${others === 1 ? "product" : "products"}`}
        </span>
      </span>
    </div>
  );
};

/** The list's columns, close together on a desktop; on a phone each row is a card, its lines in this order. */
export const columns: readonly Column<OrderRow>[] = [
  {
    head: "Order",
    phone: "lead",
    cell: ({ order_no, channel }) => (
      <span className="figures inline-flex items-center gap-1.5 whitespace-nowrap">
        {order_no}
        {channel === "phone" && <Icon name="phone" label="by phone" className="size-4 text-muted" />}
        {channel === "counter" && <Icon name="shopfront" label="at the counter" className="size-4 text-muted" />}
      </span>
    ),
  },
  {
    head: "State",
    phone: "lead",
    cell: (order) => (
      <span className="flex flex-wrap items-center gap-1.5">
        <StateBadge state={order.state} />
        <Warnings order={order} />
        {order.claim && order.state === "confirmed" && (
          <span className="text-xs text-muted">{order.claim.own ? "you pick it" : `${order.claim.name} picks it`}</span>
        )}
      </span>
    ),
  },
  { head: "Promise", phone: "lead", cell: ({ promised, state }) => <PromiseSign promised={promised} state={state} /> },
  {
    head: "Customer",
    phone: "lead",
    cell: ({ name, town, pincode, mobile }) => (
      <div className="min-w-0">
        <span className="line-clamp-1">{name}</span>
        <span className="figures block truncate text-xs text-muted">
          {town} {pincode}
          {mobile && ` · ${mobile}`}
        </span>
      </div>
    ),
  },
  { head: "Goods", phone: "lead", cell: (order) => <Goods order={order} /> },
  { head: "Placed", phone: "none", cell: ({ placed_at }) => <When time={placed_at} /> },
  {
    head: "Total",
    right: true,
    phone: "lead",
    cell: ({ total, payment_method }) =>
      total !== undefined && (
        <span className="order-total">
          <Money paise={total} />
          <span className="text-xs text-muted">{methods[payment_method ?? ""] ?? payment_method}</span>
        </span>
      ),
  },
];
