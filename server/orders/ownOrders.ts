import type { OrderSummary } from "../../contract/orderSummary.ts";
import type { Sql, Transaction } from "../database/connect.ts";

/** A customer, and the e-mail address he has proved. */
type Owner = { customerId: number; email: string };

const perPage = 20;

/** The condition on `orders o`: placed while logged in, or as a visitor with the address that the customer has proved. */
export const isOwn = (sql: Sql | Transaction, { customerId, email }: Owner) =>
  sql`(o.customer_id = ${customerId} or (o.customer_id is null and o.email = ${email}))`;

/** A page of a customer's orders, newest first. */
export async function listOwnOrders(
  sql: Sql,
  owner: Owner,
  page: number,
): Promise<{ orders: OrderSummary[]; page: number; last_page: number; total: number }> {
  const [counted] = await sql<
    { total: number }[]
  >`select count(*)::int as total from orders o where ${isOwn(sql, owner)}`;
  const total = counted?.total ?? 0;
  const rows = await sql<(Omit<OrderSummary, "placed_at"> & { placed_at: Date })[]>`
    select o.order_no, o.state, o.placed_at, o.total, l.pieces::int, l.lines
    from orders o cross join lateral (
      select coalesce(sum(quantity), 0) as pieces, coalesce(jsonb_agg(jsonb_build_object('product_name', product_name, 'product_url', product_slug,
        'option_text', option_text, 'image', image, 'quantity', quantity) order by position, variant_id), '[]') as lines
      from order_line where order_id = o.id) l
    where ${isOwn(sql, owner)} order by o.placed_at desc, o.id desc limit ${perPage} offset ${(page - 1) * perPage}`;
  const orders = rows.map((row) => ({ ...row, placed_at: row.placed_at.toISOString() }));
  return { orders, page, last_page: Math.max(1, Math.ceil(total / perPage)), total };
}

/** The numbers of all of a customer's orders, newest first. */
export async function ownOrderNos(sql: Sql, owner: Owner): Promise<string[]> {
  const rows = await sql<
    { order_no: string }[]
  >`select order_no from orders o where ${isOwn(sql, owner)} order by placed_at desc, id desc`;
  return rows.map(({ order_no }) => order_no);
}

/** Whether an order is this customer's. */
export async function isOwnOrder(sql: Sql, owner: Owner, orderNo: string): Promise<boolean> {
  const rows = await sql`select from orders o where o.order_no = ${orderNo} and ${isOwn(sql, owner)}`;
  return rows.length === 1;
}

/** Makes a visitor's orders with this proved address the customer's own, before the address is no longer his. */
export async function adoptOrders(tx: Transaction, { customerId, email }: Owner): Promise<void> {
  await tx`update orders set customer_id = ${customerId} where customer_id is null and email = ${email}`;
}

/**
 * Takes e-mail address, mobile number, note and gift off the orders of deleted customers that are over. The name and address
 * on the invoice stay: section 36 of the CGST Act keeps them for 72 months.
 */
export async function forgetContacts(tx: Transaction): Promise<void> {
  await tx`
    update orders o set email = '', mobile = '', note = null, gift = null, address = o.address - 'mobile' || '{"mobile": ""}'
    from erased_customer e
    where o.customer_id = e.customer_id and (o.email <> '' or o.gift is not null) and o.state in ('delivered', 'partly_returned', 'returned', 'cancelled', 'expired')
      and not exists (select from payment p join refund r on r.payment_id = p.id where p.order_id = o.id and r.state = 'pending')`;
  await tx`
    update order_note n set text = '' from orders o
    where o.id = n.order_id and n.text <> '' and o.customer_id in (select customer_id from erased_customer) and o.email = ''`;
  await tx`
    update order_edit e set before = before - array['contact', 'address', 'note', 'gift'], after = after - array['contact', 'address', 'note', 'gift']
    from orders o
    where o.id = e.order_id and o.customer_id in (select customer_id from erased_customer) and o.email = ''
      and (e.before ?| array['contact', 'address', 'note', 'gift'] or e.after ?| array['contact', 'address', 'note', 'gift'])`;
  // Of a coupon's use the count stays, under one key that names nobody.
  await tx`
    delete from coupon_use u using orders o
    where o.id = u.order_id and o.customer_id in (select customer_id from erased_customer) and o.email = ''
      and u.customer_key not like '%@%' and exists (select from coupon_use m where m.order_id = u.order_id and m.customer_key like '%@%')`;
  await tx`
    update return_request r set note = '', refund_to = '' from orders o
    where o.id = r.order_id and o.customer_id in (select customer_id from erased_customer) and o.email = ''`;
  await tx`
    delete from refund_account a using orders o
    where o.id = a.order_id and o.customer_id in (select customer_id from erased_customer) and o.email = ''`;
  await tx`
    update bank_file_row f set name = '', number = right(f.number, 4)
    from refund r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id
    where r.id = f.refund_id and f.name <> '' and o.customer_id in (select customer_id from erased_customer) and o.email = ''`;
  await tx`
    update coupon_use u set customer_key = 'order ' || u.order_id from orders o
    where o.id = u.order_id and o.customer_id in (select customer_id from erased_customer) and o.email = '' and u.customer_key like '%@%'`;
}
