import type { z } from "zod";
import * as field from "../../../contract/fields.ts";
import type { KnownCustomer } from "../../../contract/office/newOrder.ts";
import type { Sql } from "../../database/connect.ts";
import { ApiError } from "../../http/reply.ts";

type Known = z.infer<typeof KnownCustomer>;

/** So many people at most; a mobile number may be a family's. */
const most = 10;

/**
 * Who a caller may be, by his whole mobile number or mail address: accounts, and who has bought as a visitor, with the
 * addresses last used first. Throws an ApiError of 422 when it is neither: nobody leafs through the customers.
 */
export async function findCustomers(sql: Sql, search: string): Promise<Known[]> {
  const [mobile, email] = [field.mobile(search), field.email(search)];
  if (!mobile.ok && !email.ok) {
    const message = "Please enter the whole mobile number or mail address.";
    throw new ApiError(422, message, { errors: { search: message } });
  }
  const sought = mobile.ok ? mobile.value : email.ok ? email.value : "";
  // By the index of last digits, of which these are all ten.
  const isAccount = mobile.ok ? sql`reverse(mobile) = reverse(${sought})` : sql`email = ${sought}`;
  const column = mobile.ok ? sql`mobile` : sql`email`;
  return sql<Known[]>`
    with account as (
      select id as customer_id, name, email, mobile from customer where ${isAccount} and email_verified limit ${most}),
    bought as (
      select id, name, email, mobile, address, order_no, state, placed_at from orders
      where live and ${column} = ${sought} order by placed_at desc limit 50),
    person as (
      select customer_id, name, email, mobile from account
      union all
      select null::int, name, email, mobile from (select distinct on (email) * from bought order by email, placed_at desc) visitor
      where not exists (select from account a where a.email = visitor.email))
    select p.customer_id, p.name, p.email, p.mobile,
      (select coalesce(jsonb_agg(a.address order by a.used desc nulls last), '[]') from (
        select address, max(used) as used from (
          select b.address - 'kind' as address, b.placed_at as used from bought b where b.email = p.email
          union all
          select jsonb_build_object('name', d.name, 'mobile', d.mobile, 'pincode', d.pincode, 'line1', d.line1, 'line2', d.line2,
            'landmark', d.landmark, 'city', d.city, 'state', d.state), null from address d where d.customer_id = p.customer_id) each_address
        group by address order by max(used) desc nulls last limit 5) a) as addresses,
      (select coalesce(jsonb_agg(jsonb_build_object('order_no', b.order_no, 'state', b.state,
          'placed_at', to_char(b.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by b.placed_at desc), '[]')
        from (select * from bought where email = p.email order by placed_at desc limit 5) b) as last_orders
    from person p order by p.customer_id nulls last, p.email limit ${most}`;
}
