import type { Order } from "../../contract/orders.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { indianDate } from "../india.ts";
import { parcelsOf, readParcels } from "../parcels/readParcels.ts";
import { type Afterwards, readAfterwards } from "./readAfterwards.ts";

type Read =
  | "lines"
  | "parcels"
  | "payments"
  | "timeline"
  | "can"
  | "placed_at"
  | "expires_at"
  | "delivery"
  | "return_until";
type Row = Omit<Order, Read | keyof Afterwards> & {
  id: number;
  placed_at: Date;
  expires_at: Date | null;
  date_from: string | null;
  date_to: string | null;
  customer_id: number | null;
};

/** States in which an order can be cancelled by whoever placed it: nothing has left yet. */
const cancellable: Order["state"][] = ["awaiting_payment", "confirmed"];

/** States in which no account is offered for an order: it is not paid yet, or came to nothing. */
const notKept: Order["state"][] = ["awaiting_payment", "cancelled", "expired"];

/** States in which what is left of an order is with the customer. */
const withCustomer: Order["state"][] = ["delivered", "partly_returned"];

/** The last day, in India, on which a delivered order may come back for a change of mind; null when that day is over. */
function lastDay(timeline: { state: Order["state"]; at: Date }[], days: number): string | null {
  const delivered = timeline.find(({ state }) => state === "delivered")?.at.getTime();
  if (delivered === undefined) return null;
  const last = indianDate(delivered + days * 86_400_000);
  return last < indianDate(Date.now()) ? null : last;
}

/**
 * The order of that number, whoever asks: the caller has made sure that he may. `returnDays`: for how long the shop
 * takes back what somebody has changed his mind about.
 */
export async function getOrder(sql: Sql | Transaction, orderNo: string, returnDays = 0): Promise<Order | undefined> {
  const [row] = await sql<Row[]>`
    select id, customer_id, order_no, state, placed_at, expires_at, address, payment_method, note, gift, gst, items as subtotal, discount, shipping as delivery_charge,
      fees as cod_fee, tax_included, total, coupon_code as coupon, jsonb_build_object('name', name, 'email', email, 'mobile', mobile) as contact,
      (select jsonb_build_object('order_no', f.order_no, 'number', r.number) from return_request r join orders f on f.id = r.order_id
        where r.id = orders.exchange_of) as exchange_of,
      delivery_from::text as date_from, delivery_to::text as date_to,
      (select coalesce(jsonb_agg(jsonb_build_object('policy', policy, 'text_version', version,
          'at', to_char(given_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by policy desc), '[]')
        from order_consent where order_id = orders.id) as agreed
    from orders where order_no = ${orderNo}`;
  if (!row) return undefined;
  const [lines, timeline, payments, afterwards, parcels] = await Promise.all([
    sql<Order["lines"]>`
      select variant_id as id, product_name, product_slug as product_url, option_text, sku, image, hsn, quantity, unit_price,
        unit_price * quantity as line_total, discount, returned, gst_bp / 100.0::float8 as gst_percent, tax
      from order_line where order_id = ${row.id} order by position, variant_id`,
    sql<{ state: Order["state"]; at: Date; cause: string }[]>`
      select to_state as state, at, cause from (
        select to_state, at, cause, seq, 0 as fact from order_event where order_id = ${row.id}
        union all
        select e.to_state, p.at, p.cause, e.seq, p.seq from parcel p join order_event e on e.order_id = p.order_id and e.seq = p.event_seq
        where p.order_id = ${row.id}
        union all
        select e.to_state, p.at, p.cause, e.seq, 1 from order_parcel_event p join order_event e on e.order_id = p.order_id and e.seq = p.event_seq
        where p.order_id = ${row.id} and p.cause is not null) told order by seq, fact > 0, at, fact`,
    sql<{ gateway: string; amount: number; accepted: boolean; refunded: number; at: Date }[]>`
      select gateway, amount, accepted, refunded, captured_at as at from payment where order_id = ${row.id} order by id`,
    readAfterwards(sql, row.id),
    readParcels(sql, [row.id]),
  ]);
  const { id: _, customer_id, date_from, date_to, ...order } = row;
  const somethingLeft = lines.some(({ quantity, returned }) => returned < quantity);
  return {
    ...order,
    ...afterwards,
    placed_at: row.placed_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    delivery: date_from && date_to ? { date_from, date_to } : null,
    lines: [...lines],
    parcels: parcelsOf({ ...row, ...afterwards, lines, timeline }, parcels.get(row.id)),
    timeline: timeline.map((event) => ({ ...event, at: event.at.toISOString() })),
    payments: payments.map((payment) => ({ ...payment, at: payment.at.toISOString() })),
    can: {
      pay: row.state === "awaiting_payment",
      cancel: cancellable.includes(row.state),
      return: withCustomer.includes(row.state) && somethingLeft,
      keep: customer_id === null && !notKept.includes(row.state),
    },
    return_until: lastDay(timeline, returnDays),
  };
}
