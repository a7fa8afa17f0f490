import type { OfficeOrder } from "../../../contract/office/orderTruth.ts";
import type { OrderState } from "../../../contract/orders.ts";
import type { Sql, Transaction } from "../../database/connect.ts";
import { deadAfter } from "../../jobs/outbox.ts";
import { returnColumns } from "../../returns/returnColumns.ts";

type Reader = Sql | Transaction;

/** A time as the contract has it, made by the database. */
const iso = (sql: Reader, time: ReturnType<Sql>) =>
  sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export type Head = Pick<OfficeOrder, "version" | "channel" | "placed_by" | "customer_id"> & {
  id: number;
  to_check: string | null;
  may_become: OrderState[];
};

/** What stands of an order in its row, beyond what the shopper sees. */
export async function readHead(sql: Reader, orderNo: string): Promise<Head | undefined> {
  const [head] = await sql<Head[]>`
    select o.id, o.version, o.channel, s.name as placed_by, o.customer_id::int as customer_id, o.to_check,
      array(select t.to_state from order_transition t where t.from_state = o.state order by 1) as may_become
    from orders o left join staff s on s.id = o.staff_id where o.order_no = ${orderNo}`;
  return head;
}

type Goods = { id: number; mrp: number; place: string | null; barcode: string | null; available: number };

/** Of each variant of an order where it lies now, and how many are left beside those of the order. */
export const readGoods = (sql: Reader, orderId: number) => sql<Goods[]>`
  select l.variant_id as id, l.mrp, v.place, v.gtin as barcode, greatest(s.on_hand - s.held, 0)::int as available
  from order_line l join variant v on v.id = l.variant_id join stock s on s.variant_id = l.variant_id where l.order_id = ${orderId}`;

export const readPayments = (sql: Reader, orderId: number) => sql<NonNullable<OfficeOrder["money"]>["payments"]>`
  select gateway, gateway_payment_id as reference, amount, accepted, reason, refunded, moved, ${iso(sql, sql`captured_at`)} as at
  from payment where order_id = ${orderId} order by id`;

export const readParcelFacts = (sql: Reader, orderId: number) => sql<OfficeOrder["parcel_facts"]>`
  select courier, tracking_no as number, tracking_url as url, cause, ${iso(sql, sql`at`)} as at, staff_name as name, number as parcel
  from parcel where order_id = ${orderId} order by seq`;

type Document = OfficeOrder["documents"][number] & { total: number; n: number };

/** Invoice and credit notes; `n`: the number among those of its kind. */
export const readDocuments = (sql: Reader, orderId: number) => sql<Omit<Document, "url">[]>`
  select kind, number, seq as n, ${iso(sql, sql`issued_at`)} as issued_at, total from tax_document
  where order_id = ${orderId} order by issued_at, id`;

/** The mails about an order, however they fared. */
export const readMails = (sql: Reader, orderNo: string) => sql<OfficeOrder["mails"]>`
  select payload ->> 'template' as template, ${iso(sql, sql`created_at`)} as asked_at, ${iso(sql, sql`done_at`)} as sent_at, attempts,
    case when done_at is null then last_error end as error,
    case when done_at is not null then 'sent' when attempts >= ${deadAfter} then 'given_up' when last_error is not null then 'late' else 'waiting' end as state
  from outbox where topic = 'mail' and payload ->> 'order_no' = ${orderNo} order by id`;

/** What happened to an order, at whose hand; what was said of its parcel stands where it was said. */
export const readHistory = (sql: Reader, orderId: number) => sql<OfficeOrder["history"]>`
  select state, cause, at, by, name from (
    select e.to_state as state, e.cause, ${iso(sql, sql`e.at`)} as at, e.actor as by, e.staff_name as name, e.seq, 0 as fact
    from order_event e where e.order_id = ${orderId}
    union all
    select e.to_state, p.cause, ${iso(sql, sql`p.at`)}, 'staff', p.staff_name, e.seq, p.seq
    from parcel p join order_event e on e.order_id = p.order_id and e.seq = p.event_seq where p.order_id = ${orderId}
    union all
    select e.to_state, p.cause, ${iso(sql, sql`p.at`)}, p.actor, p.staff_name, e.seq, 1
    from order_parcel_event p join order_event e on e.order_id = p.order_id and e.seq = p.event_seq
    where p.order_id = ${orderId} and p.cause is not null) told
  order by seq, fact > 0, at, fact`;

export const readNotes = (sql: Reader, orderId: number) => sql<OfficeOrder["notes"]>`
  select id::int as id, text, staff_name as name, ${iso(sql, sql`at`)} as at from order_note where order_id = ${orderId} and text <> '' order by id`;

/** What couriers' bills say of an order's parcels. */
export const readFreight = (sql: Reader, orderNo: string) => sql<NonNullable<OfficeOrder["freight"]>>`
  select what, awb, charge, gst, reference, to_char(day, 'YYYY-MM-DD') as day from freight_line where order_no = ${orderNo} order by freight_line.day, id`;

type Edit = Omit<OfficeOrder["edits"][number], "changed"> & { difference: number };

export const readEdits = (sql: Reader, orderId: number) => sql<Edit[]>`
  select seq as number, ${iso(sql, sql`at`)} as at, 'staff' as by, staff_name as name, before, after, difference from order_edit
  where order_id = ${orderId} order by seq`;

type Return = OfficeOrder["returns"][number] & { refund: number | null; refund_to: string };

export const readReturns = (sql: Reader, orderId: number) => sql<Return[]>`
  select number, state, reason, note, refund, refund_to, ${returnColumns(sql)},
    (select jsonb_agg(jsonb_build_object('state', to_state, 'note', note, 'at', ${iso(sql, sql`at`)}, 'name', staff_name) order by seq)
      from return_event where return_id = r.id) as events,
    (select coalesce(jsonb_agg(jsonb_build_object('id', variant_id, 'quantity', quantity, 'condition', condition) order by variant_id, condition), '[]')
      from return_piece where return_id = r.id) as pieces
  from return_request r where order_id = ${orderId} order by number`;

/** Payments that nobody here can judge, until somebody has looked. */
export const readUnclear = (sql: Reader, orderId: number) => sql<{ gateway: string; money: string; why: string }[]>`
  select gateway, money, why from unclear_payment where order_id = ${orderId} and checked_at is null order by seen_at`;

export const readAudit = (sql: Reader, orderNo: string) => sql<NonNullable<OfficeOrder["audit"]>>`
  select ${iso(sql, sql`at`)} as at, staff_name as name, door, act, before, after from audit
  where thing = 'order' and thing_id = ${orderNo} order by id desc limit 200`;
