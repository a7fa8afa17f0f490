import type { Sql, Transaction } from "../database/connect.ts";

/** The condition on `orders o` and its `order_line l`: delivered, and not (wholly) gone back or on its way back. */
export const wasKept = (sql: Sql | Transaction) => sql`
  o.state in ('delivered', 'partly_returned', 'return_requested') and o.email <> '' and l.quantity > l.returned
  and not exists (
    select from return_request q join return_line b on b.return_id = q.id
    where q.order_id = o.id and q.open and b.variant_id = l.variant_id and b.quantity >= l.quantity - l.returned)`;

/** The condition that nobody with the address of `orders o` has asked to be left alone. */
export const mayBeAsked = (sql: Sql | Transaction) =>
  sql`not exists (select from review_left f where f.key = sha256(convert_to(o.email, 'UTF8')))`;
