import type { Sql, Transaction } from "../../database/connect.ts";
import { wasKept } from "../reviewable.ts";

/** The condition on `review r`: it is by the buyer of the order with this number, about something of it that he kept. */
export const isOfOrder = (sql: Sql | Transaction, orderNo: string) => sql`
  exists (
    select from orders o join order_line l on l.order_id = o.id join variant v on v.id = l.variant_id
    where o.order_no = ${orderNo} and o.email = r.email and v.product_id = r.product_id and ${wasKept(sql)})`;
