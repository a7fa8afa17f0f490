import type { Sql, Transaction } from "../../database/connect.ts";
import { notFound } from "../../http/reply.ts";
import { typedOrderNo } from "../../orders/orderNo.ts";

type Reader = Sql | Transaction;

/** A customer whom somebody asked for: an account, or who has bought as a visitor (`customerId` null, known by his mail address). */
export type Person = {
  /** As the office's addresses name him: the account's number, or that of an order. */
  id: string;
  customerId: number | null;
  name: string;
  email: string;
  mobile: string;
  /** The mail address is proved to be his. */
  proven: boolean;
};

/** The account's row as a Person, by a condition on `customer c`. */
async function accountWhere(sql: Reader, condition: ReturnType<typeof sql>): Promise<Person | undefined> {
  const [row] = await sql<Person[]>`
    select c.id::text as id, c.id as "customerId", c.name, c.email, c.mobile, c.email_verified as proven from customer c where ${condition}`;
  return row;
}

/**
 * Whom an account's number, or the number of an order, stands for. An order of a visitor leads to the account whose proved
 * address it was placed with, if there is one. Throws an ApiError of 404, for an order too whose customer is forgotten.
 */
export async function findPerson(sql: Sql, typed: string): Promise<Person> {
  const found = /^\d{1,9}$/.test(typed)
    ? await accountWhere(sql, sql`c.id = ${Number(typed)}`)
    : await findBuyer(sql, typed);
  if (!found) throw notFound("This customer");
  return found;
}

/** Who placed an order; undefined where there is no such order, and once he is forgotten. */
export async function findBuyer(sql: Reader, typed: string): Promise<Person | undefined> {
  const [order] = await sql<Person[]>`
    select order_no as id, customer_id::int as "customerId", name, email, mobile, false as proven from orders where order_no = ${typedOrderNo(typed)}`;
  if (!order) return undefined;
  if (order.customerId !== null) return accountWhere(sql, sql`c.id = ${order.customerId}`);
  if (order.email === "") return undefined;
  return (await accountWhere(sql, sql`c.email = ${order.email} and c.email_verified`)) ?? order;
}
