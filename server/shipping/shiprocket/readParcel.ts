import type { Order } from "../../../contract/orders.ts";
import type { Sql } from "../../database/connect.ts";
import { getOrder } from "../../orders/getOrder.ts";

/** The packed box of an order as Shiprocket takes it: centimetres and kilograms. */
export type Box = { length: number; breadth: number; height: number; weight: number };

/** Where a product's box was never measured, in millimetres. */
const unmeasured = 100;

/** An order and its box: lines stand on one another. Undefined when there is no such order. */
export async function readParcel(sql: Sql, orderNo: string): Promise<{ order: Order; box: Box } | undefined> {
  const order = await getOrder(sql, orderNo);
  const [size] = await sql<{ l: number; b: number; h: number; grams: number }[]>`
    select max(coalesce(v.box_l_mm, ${unmeasured}))::int as l, max(coalesce(v.box_b_mm, ${unmeasured}))::int as b,
      sum(coalesce(v.box_h_mm, ${unmeasured}) * l.quantity)::int as h, sum(v.weight_g * l.quantity)::int as grams
    from orders o join order_line l on l.order_id = o.id join variant v on v.id = l.variant_id where o.order_no = ${orderNo} group by o.id`;
  if (!order || !size) return undefined;
  const box = {
    length: Math.max(size.l / 10, 1),
    breadth: Math.max(size.b / 10, 1),
    height: Math.max(size.h / 10, 1),
    weight: Math.max(size.grams / 1_000, 0.01),
  };
  return { order, box };
}
