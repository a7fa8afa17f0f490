import { largestInt } from "../../../contract/largestInt.ts";
import type { CustomerRow } from "../../../contract/office/customers.ts";
import type { SoughtAs } from "../../../contract/office/orders.ts";
import type { Sql } from "../../database/connect.ts";
import { findByName, findByWholeName } from "../orders/findByName.ts";
import { findBySign } from "../orders/findBySign.ts";
import { kindsOf, type Sought, sought } from "../orders/sought.ts";
import { findAccounts } from "./findAccounts.ts";

const perPage = 50;

/** So many visitors stand in a list; who is not among them is found by a longer word. */
const mostVisitors = 20;

type Row = Omit<CustomerRow, "since"> & { since: Date };
const seen = ({ since, ...row }: Row): CustomerRow => ({ ...row, since: since.toISOString() });

const closedTo = (
  sql: Sql,
  email: ReturnType<typeof sql>,
  mobile: ReturnType<typeof sql>,
  id: ReturnType<typeof sql>,
) => sql`
  exists (select from cash_block b where b.email = ${email} or b.mobile = nullif(${mobile}, '') or b.customer_id = ${id})`;

/** Accounts by their ids, the newest first. */
const readAccounts = (sql: Sql, ids: number[]) => sql<Row[]>`
  select c.id::text as id, true as account, c.name, c.email, c.mobile, c.email_verified as proven, c.created_at as since,
    ${closedTo(sql, sql`c.email`, sql`c.mobile`, sql`c.id`)} as cash_closed
  from customer c where c.id = any(${ids}) order by c.id desc`;

/** Who has bought as a visitor with one of these orders, once each, who bought last first. */
const readVisitors = (sql: Sql, orderIds: number[]) => sql<Row[]>`
  select v.order_no as id, false as account, v.name, v.email, v.mobile, false as proven, v.placed_at as since,
    ${closedTo(sql, sql`v.email`, sql`v.mobile`, sql`null::int`)} as cash_closed
  from (
    select distinct on (email) order_no, name, email, mobile, placed_at from orders
    where id = any(${orderIds}) and customer_id is null and email <> '' order by email, placed_at desc) v
  where not exists (select from customer c where c.email = v.email and c.email_verified)
  order by v.placed_at desc limit ${mostVisitors}`;

/**
 * The newest orders of visitors with this name. A name that is typed whole is looked up as it stands: where so many are called just so, who
 * is called a little otherwise stands behind them in any case, and is not looked for.
 */
async function visitorsNamed(sql: Sql, parts: string[]): Promise<number[]> {
  const visitors = { condition: sql`o.customer_id is null`, before: Number.MAX_SAFE_INTEGER, limit: perPage };
  const whole = await findByWholeName(sql, parts, visitors);
  return whole.length === perPage ? whole : [...whole, ...(await findByName(sql, parts, visitors))];
}

/** The orders by which visitors are known: those with this number, mobile or address, and the newest with this name. */
async function ordersOf(sql: Sql, found: Sought): Promise<{ bySign: number[]; byName: number[] }> {
  const [bySign, byName] = await Promise.all([
    findBySign(sql, found),
    found.name ? visitorsNamed(sql, found.name) : [],
  ]);
  return { bySign, byName };
}

/**
 * A page of customers: accounts, the newest first, and before them on the first page of a search who has bought as a visitor.
 * What is searched for is found by index alone. `next` is the last account's number when there are more.
 */
export async function listCustomers(
  sql: Sql,
  { search, after }: { search?: string | undefined; after?: string | undefined },
): Promise<{ rows: CustomerRow[]; next: string | null; sought_as: SoughtAs[] }> {
  const found = search?.trim() ? sought(search) : undefined;
  const before = after === undefined ? largestInt : Number(/^\d{1,9}$/.exec(after)?.[0] ?? 0);
  const orders = found ? await ordersOf(sql, found) : undefined;
  const ids = await findAccounts(sql, { found, ofOrders: orders?.bySign ?? [], before, limit: perPage + 1 });
  const [accounts, visitors] = await Promise.all([
    readAccounts(sql, ids.slice(0, perPage)),
    orders && after === undefined ? readVisitors(sql, [...orders.bySign, ...orders.byName]) : [],
  ]);
  return {
    rows: [...visitors, ...accounts].map(seen),
    next: ids.length > perPage ? (accounts.at(-1)?.id ?? null) : null,
    sought_as: found ? kindsOf(found) : [],
  };
}
