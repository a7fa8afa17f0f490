import type { Order } from "../../contract/orders.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { returnColumns } from "../returns/returnColumns.ts";

/** What belongs to an order from its packing on: its documents, its parcel, what came back and what was given back. */
export type Afterwards = Pick<Order, "invoice" | "credit_notes" | "tracking" | "returns" | "refunds">;

/** The page on which Shiprocket shows where a parcel is. */
export const shiprocketPage = "https://shiprocket.co/tracking/";

/** Who has the parcels of these orders, by the order's id: as the staff last said, else as the courier's service has it. */
export async function latestParcels(
  sql: Sql | Transaction,
  orderIds: readonly number[],
): Promise<Map<number, NonNullable<Order["tracking"]>>> {
  const parcels = await sql<(NonNullable<Order["tracking"]> & { order_id: number })[]>`
    select distinct on (order_id) order_id, courier, number, url from (
      select order_id, seq, courier, tracking_no as number, tracking_url as url from parcel where order_id = any(${[...orderIds]})
      union all
      select order_id, 0, coalesce(courier, 'Shiprocket'), awb, ${shiprocketPage} || awb from shipment
      where order_id = any(${[...orderIds]}) and awb is not null and cancelled_at is null) said
    order by order_id, seq desc`;
  return new Map(parcels.map(({ order_id, ...parcel }) => [order_id, parcel]));
}

/** Who has one order's parcel. */
export const latestParcel = async (sql: Sql | Transaction, orderId: number): Promise<Order["tracking"]> =>
  (await latestParcels(sql, [orderId])).get(orderId) ?? null;

async function readReturns(sql: Sql | Transaction, orderId: number): Promise<Order["returns"]> {
  const rows = await sql<Order["returns"]>`
    select number, state, reason, note, refund, ${returnColumns(sql)},
      (select jsonb_agg(jsonb_build_object('state', to_state, 'note', note, 'at', at) order by seq) from return_event where return_id = r.id) as events
    from return_request r where order_id = ${orderId} order by number`;
  return rows.map((row) => ({
    ...row,
    events: row.events.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
  }));
}

export async function readAfterwards(sql: Sql | Transaction, orderId: number): Promise<Afterwards> {
  const [documents, refunds, tracking, returns] = await Promise.all([
    sql<{ kind: string; number: string; issued_at: Date; total: number }[]>`
      select kind, number, issued_at, total from tax_document where order_id = ${orderId} order by kind, seq`,
    sql<(Omit<Order["refunds"][number], "at"> & { at: Date })[]>`
      select r.amount, r.state, r.reason, coalesce(r.transfer, r.gateway_refund_id) as reference, r.created_at as at
      from refund r join payment p on p.id = r.payment_id where p.order_id = ${orderId} order by r.id`,
    latestParcel(sql, orderId),
    readReturns(sql, orderId),
  ]);
  const dated = documents.map(({ issued_at, ...document }) => ({ ...document, issued_at: issued_at.toISOString() }));
  const invoice = dated.find(({ kind }) => kind === "invoice");
  const notes = dated.filter(({ kind }) => kind === "credit_note");
  return {
    invoice: invoice ? { number: invoice.number, issued_at: invoice.issued_at } : null,
    credit_notes: notes.map(({ number, issued_at, total }) => ({ number, issued_at, total })),
    refunds: refunds.map((refund) => ({ ...refund, at: refund.at.toISOString() })),
    tracking,
    returns,
  };
}
