import type { Sql } from "../../server/database/connect.ts";
import { audit } from "../../server/jobs/audit.ts";
import type { Load } from "./load.ts";

/** A sentence of a promise: whether it held, and what was seen, for the reader. */
export type Fact = { held: boolean; said: string };
export const fact = (held: boolean, said: string): Fact => ({ held, said });

/** The numbers of all orders that a database has. */
export async function ordersIn(sql: Sql): Promise<Set<string>> {
  return new Set((await sql<{ order_no: string }[]>`select order_no from orders`).map((row) => row.order_no));
}

/**
 * What must be true of all orders after every drill: `before` are those that were there when the load began. `refusals`: what may be
 * answered to an order for good.
 */
export async function orderFacts(sql: Sql, load: Load, before: Set<string>, refusals = /^429/): Promise<Fact[]> {
  const orders = await ordersIn(sql);
  const answered = load.placed.map(({ orderNo }) => orderNo);
  const missing = answered.filter((orderNo) => !orders.has(orderNo)).length;
  const twice = answered.length - new Set(answered).size;
  const made = orders.size - before.size;
  const pressedAgain = load.placed.filter(({ sent }) => sent > 1).length;
  const refused = load.failed("order").filter(({ why }) => why.startsWith("4") && !refusals.test(why));
  const books = await audit(sql);
  return [
    fact(answered.length > 0 && missing === 0, `${answered.length} orders answered, ${missing} missing`),
    fact(twice === 0 && made === answered.length, `${pressedAgain} pressed again, ${made - answered.length} doubled`),
    fact(refused.length === 0, refused.length ? `${refused.length} refused: ${refused[0]?.why}` : "none refused"),
    fact(books.length === 0, books.length ? `books: ${books[0]?.rule}: ${books[0]?.subject}` : "books balance"),
  ];
}

/** That pages were answered all the time. */
export function pageFact(load: Load): Fact {
  const failed = load.failed("page");
  return fact(
    load.pages > 0 && failed.length === 0,
    `${load.pages} pages, ${failed.length} failed${failed[0] ? ` (${failed[0].why})` : ""}`,
  );
}

/** When the first order was answered that had been sent after `since`, in seconds after it. */
export function firstOrderFact(load: Load, since: number, most: number): Fact {
  const answered = load.placed.filter(({ sentAt }) => sentAt >= since).map(({ answeredAt }) => answeredAt - since);
  const seconds = answered.length ? Math.min(...answered) / 1_000 : Number.POSITIVE_INFINITY;
  return fact(seconds <= most, `first order after ${seconds.toFixed(1)} s`);
}
