import type { Customer } from "../../contract/customers.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { ApiError } from "../http/reply.ts";
import { listAddresses } from "./addresses.ts";

/** A customer as he sees himself. Throws an ApiError of 401 when the account is gone. */
export async function getCustomer(sql: Sql | Transaction, id: number): Promise<Customer> {
  const [row] = await sql<Omit<Customer, "customer_address">[]>`
    select id, name, email, mobile, email_verified, pending_email, gst,
      exists (select from consent where customer_id = id and purpose = 'offers' and withdrawn_at is null) as offers
    from customer where id = ${id}`;
  if (!row) throw new ApiError(401, "Please log in first.");
  return { ...row, customer_address: await listAddresses(sql, id) };
}
