import type { Sql } from "../../server/database/connect.ts";
import { findPerson } from "../../server/office/customers/findPerson.ts";
import { listCustomers } from "../../server/office/customers/listCustomers.ts";
import { listHisOrders, readCustomer } from "../../server/office/customers/readCustomer.ts";
import type { Asker } from "../../server/office/orders/readRows.ts";

/** Gives half of those who have ordered an account, and half of these their orders; the others ordered before they had it. */
export async function growCustomers(sql: Sql): Promise<void> {
  await sql`
    insert into customer (email, email_verified, name, mobile, password_hash, created_at)
    select distinct on (email) email, true, name, mobile, 'none', placed_at from orders
    where hashtext(email) % 2 = 0 order by email, placed_at`;
  await sql`
    update orders o set customer_id = c.id from customer c where c.email = o.email and c.id % 2 = 0`;
  await sql`vacuum analyze customer, orders`;
}

type Sample = { order_no: string; name: string; email: string; mobile: string };

/** What the office asks about customers, each time about another. */
export function customerKinds(sql: Sql, samples: Sample[], asker: Asker): [string, (n: number) => Promise<unknown>][] {
  const of = (n: number): Sample => samples[n % samples.length] ?? { order_no: "", name: "", email: "", mobile: "" };
  const search = (word: (sample: Sample) => string) => (n: number) => listCustomers(sql, { search: word(of(n)) });
  const person = (n: number) => findPerson(sql, of(n).order_no);
  return [
    ["customers, the newest", () => listCustomers(sql, {})],
    ["a customer by mobile", search(({ mobile }) => mobile)],
    ["by its last four digits", search(({ mobile }) => mobile.slice(-4))],
    ["by mail address", search(({ email }) => email)],
    ["by order number", search(({ order_no }) => order_no)],
    ["by a name many have", search(({ name }) => name.split(" ")[1] ?? name)],
    ["by a whole name", search(({ name }) => name)],
    ["a customer, whole", async (n) => readCustomer(sql, await person(n))],
    ["his orders", async (n) => listHisOrders(sql, await person(n), undefined, asker)],
  ];
}
