import { complain, forEach, say } from "./say.ts";

/** A person has looked at what bin/shop status says of an order; it is not told again unless something changes. */
export const checked = forEach(async ({ sql }, orderNo) => {
  const [order] = await sql<{ id: number }[]>`select id from orders where order_no = ${orderNo}`;
  if (!order) return complain(`There is no order ${orderNo}.`);
  const { count } =
    await sql`update unclear_payment set checked_at = now() where order_id = ${order.id} and checked_at is null`;
  const marked = await sql`update orders set to_check = null where id = ${order.id} and to_check is not null`;
  if (count + marked.count === 0) return complain(`There is nothing to be checked about order ${orderNo}.`);
  say(`Order ${orderNo} is checked.`);
  return 0;
});
