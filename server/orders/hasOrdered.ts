import type { Shopper } from "../coupons/shopper.ts";
import type { Sql, Transaction } from "../database/connect.ts";

/** Whether somebody of that account, e-mail address or mobile number has an order that was not cancelled, apart from `but`. */
export async function hasOrdered(
  sql: Sql | Transaction,
  { customerId, email, mobile }: Shopper,
  but = 0,
): Promise<boolean> {
  const rows = await sql`
    select from orders where live and id <> ${but} and customer_id = ${customerId ?? null}
    union all select from orders where live and id <> ${but} and email = ${email || null}
    union all select from orders where live and id <> ${but} and mobile = ${mobile || null} limit 1`;
  return rows.length > 0;
}
