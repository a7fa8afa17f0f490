import type { Sql, Transaction } from "../database/connect.ts";

/** The number of the order whose parcel has this AWB, as far as the shop knows. */
export const orderOfAwb = (sql: Sql | Transaction, awb: ReturnType<Sql>) => sql`coalesce(
  (select o.order_no from shipment s join orders o on o.id = s.order_id where s.awb = ${awb} limit 1),
  (select o.order_no from parcel p join orders o on o.id = p.order_id where p.tracking_no = ${awb} order by p.at desc limit 1))`;

/** Gives lines of couriers, and of their bills, their order, whose AWB the shop has learned since they came. Answers how many there were. */
export async function lookUpAgain(sql: Sql): Promise<number> {
  const learned = await sql`
    update settlement_line l set key = found.order_no, awb_waits = null
    from (select id, ${orderOfAwb(sql, sql`w.awb_waits`)} as order_no from settlement_line w where w.awb_waits is not null) found
    where l.id = found.id and l.awb_waits is not null and found.order_no is not null`;
  const freight = await sql`
    update freight_line l set order_no = found.order_no
    from (select id, ${orderOfAwb(sql, sql`w.awb`)} as order_no from freight_line w where w.order_no is null and w.awb is not null) found
    where l.id = found.id and l.order_no is null and found.order_no is not null`;
  return learned.count + freight.count;
}
