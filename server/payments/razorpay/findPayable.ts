import type { Sql } from "../../database/connect.ts";

/** An order that waits for its payment at Razorpay. Amount in paise; `seconds`: for how long its stock is held yet. */
export type Payable = {
  order_no: string;
  gateway: "razorpay" | "upi_qr";
  gateway_order_id: string;
  amount: number;
  name: string;
  email: string;
  mobile: string;
  seconds: number;
};

/** Undefined when there is nothing to pay now: paid, cancelled, expired, by another gateway, or not opened yet. */
export async function findPayable(sql: Sql, orderNo: string): Promise<Payable | undefined> {
  const [payable] = await sql<Payable[]>`
    select o.order_no, i.gateway, i.gateway_order_id, i.amount, o.name, o.email, o.mobile,
      greatest(extract(epoch from o.expires_at - now()), 0)::int as seconds
    from orders o join payment_intent i on i.order_id = o.id
    where o.order_no = ${orderNo} and o.state = 'awaiting_payment' and i.state = 'open'
      and i.gateway in ('razorpay', 'upi_qr') and i.gateway_order_id is not null`;
  return payable;
}
