import type { CustomerData } from "../../contract/customers.ts";
import type { Sql, Transaction } from "../database/connect.ts";

type Own = CustomerData["questions"][number];

/** The condition on `question q`: asked while logged in, or by a visitor with the address that the customer has proved. */
const isOwn = (sql: Sql | Transaction, customerId: number, email: string | undefined) =>
  sql`(q.customer_id = ${customerId} or (q.customer_id is null and q.email = ${email ?? ""}))`;

/** What a customer has asked, in whichever state. */
export async function exportQuestions(
  sql: Sql,
  { customerId, email }: { customerId: number; email: string },
): Promise<Own[]> {
  const rows = await sql<(Omit<Own, "asked_at"> & { asked_at: Date })[]>`
    select p.name as product_name, p.slug as product_url, q.state, q.words, q.name, q.answer, q.asked_at
    from question q join product p on p.id = q.product_id where ${isOwn(sql, customerId, email)} order by q.asked_at, q.id`;
  return rows.map((row) => ({ ...row, asked_at: row.asked_at.toISOString() }));
}

/** Deletes what a customer has asked, with its answers and its history. `email`: as far as he has proved it. */
export async function deleteQuestions(
  tx: Transaction,
  { customerId, email }: { customerId: number; email: string | undefined },
): Promise<void> {
  await tx`
    with gone as (delete from question q where ${isOwn(tx, customerId, email)} returning product_id)
    select tell_products(array(select distinct product_id from gone))`;
}
