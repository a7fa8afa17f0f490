import type { Order, OrderState } from "../../contract/orders.ts";
import type { OrderParcel } from "../../contract/parcels.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { collected, divide, type Part } from "./divide.ts";

/** A parcel of an order that leaves in several, as it was written down. Weight in grams: on the scale, else of its goods; money in paise. */
export type KeptParcel = {
  number: number;
  state: OrderParcel["state"];
  weight_g: number | null;
  parts: Part[];
  /** What is collected for it where the order is paid at the door. */
  cash: number;
  tracking: Order["tracking"];
};

type Held = { number: number; lines: { id: number; quantity: number }[] };
type Row = { order_id: number; held: Held; parcel: Omit<KeptParcel, "parts" | "cash"> };
type Line = { order_id: number; id: number; quantity: number; gross: number; discount: number; charges: number };

const byOrder = <T extends { order_id: number }>(rows: readonly T[]): Map<number, T[]> => {
  const orders = new Map<number, T[]>();
  for (const row of rows) orders.set(row.order_id, [...(orders.get(row.order_id) ?? []), row]);
  return orders;
};

/**
 * The parcels of these orders that leave in several, by the order's id. A division that does not fit the order's lines any more, as
 * an older version may have changed them since, is none.
 */
export async function readParcels(
  sql: Sql | Transaction,
  orderIds: readonly number[],
): Promise<Map<number, KeptParcel[]>> {
  const rows = await sql<Row[]>`
    select p.order_id,
      jsonb_build_object('number', p.number, 'state', p.state, 'weight_g', coalesce(p.weight_g, (
          select case when bool_and(v.weight_g > 0) then sum(v.weight_g::bigint * i.pieces) end
          from order_parcel_piece i join variant v on v.id = i.variant_id where i.order_id = p.order_id and i.number = p.number)),
        'tracking', (select jsonb_build_object('courier', courier, 'number', tracking_no, 'url', tracking_url) from parcel f
          where f.order_id = p.order_id and f.number = p.number order by seq desc limit 1)) as parcel,
      jsonb_build_object('number', p.number, 'lines', (
        select coalesce(jsonb_agg(jsonb_build_object('id', i.variant_id, 'quantity', i.pieces) order by l.position, i.variant_id), '[]')
        from order_parcel_piece i join order_line l on l.order_id = i.order_id and l.variant_id = i.variant_id
        where i.order_id = p.order_id and i.number = p.number)) as held
    from order_parcel p
    where p.order_id = any(${[...orderIds]}) and 0 = ( -- counted for this order: "not exists" may be planned as a join with every order's lines
      select count(*) from order_line l where l.order_id = p.order_id and l.quantity <> (
        select coalesce(sum(pieces), 0) from order_parcel_piece i where i.order_id = l.order_id and i.variant_id = l.variant_id))
    order by p.order_id, p.number`;
  if (rows.length === 0) return new Map();
  const divided = byOrder(rows);
  const lines = byOrder(
    await sql<Line[]>`
      select order_id, variant_id as id, quantity, unit_price * quantity as gross, discount, charges
      from order_line where order_id = any(${[...divided.keys()]})`,
  );
  return new Map(
    [...divided].map(([order, parcels]) => {
      const held = parcels.map((row) => row.held);
      const parts = divide(lines.get(order) ?? [], held);
      const cash = collected(parts);
      return [
        order,
        parcels.map(({ parcel }, index) => ({ ...parcel, parts: parts[index] ?? [], cash: cash[index] ?? 0 })),
      ];
    }),
  );
}

/** How far a parcel of an order in this state has come: an order that an older version took on takes its parcels with it. */
function stateIn(order: OrderState, parcel: KeptParcel["state"]): KeptParcel["state"] {
  if (order === "confirmed" || order === "packed") return "packed";
  if (order === "shipped" || parcel === "undelivered") return parcel;
  return order === "returned" && parcel !== "delivered" ? "undelivered" : "delivered";
}

/** How far the one parcel of an order has come by its state. */
const alone: Partial<Record<OrderState, KeptParcel["state"]>> = {
  packed: "packed",
  shipped: "shipped",
  delivered: "delivered",
  return_requested: "delivered",
  partly_returned: "delivered",
  returned: "delivered",
};

type Seen = Pick<Order, "state" | "total" | "payment_method" | "tracking"> & {
  lines: readonly Pick<Order["lines"][number], "id" | "quantity">[];
  timeline: readonly { state: OrderState }[];
};

/** An order's parcels as they are shown: those it was divided into, else from packing on the one that holds everything. */
export function parcelsOf(order: Seen, kept: readonly KeptParcel[] | undefined): OrderParcel[] {
  const { state, lines, total, payment_method, tracking, timeline } = order;
  const isCash = payment_method === "cod";
  if (kept)
    return ["awaiting_payment", "cancelled", "expired"].includes(state)
      ? []
      : kept.map(({ parts, ...parcel }) => ({
          ...parcel,
          state: stateIn(state, parcel.state),
          lines: parts.map(({ id, quantity }) => ({ id, quantity })),
          cash: isCash ? parcel.cash : null,
        }));
  const one = alone[state];
  if (!one) return [];
  const came = timeline.some((event) => event.state === "delivered");
  return [
    {
      number: 1,
      state: state === "returned" && !came ? "undelivered" : one,
      weight_g: null,
      lines: lines.map(({ id, quantity }) => ({ id, quantity })),
      tracking,
      cash: isCash ? total : null,
    },
  ];
}
