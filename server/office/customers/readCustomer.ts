import type { CustomerSeen } from "../../../contract/office/customers.ts";
import type { OrderRow } from "../../../contract/office/orders.ts";
import { listAddresses } from "../../customers/addresses.ts";
import { readCashBlock } from "../../customers/cashBlock.ts";
import { readConsents } from "../../customers/consents.ts";
import { listSessions } from "../../customers/listSessions.ts";
import { readNotes } from "../../customers/notes.ts";
import { placeKey, readWrongAddresses } from "../../customers/wrongAddress.ts";
import type { Sql } from "../../database/connect.ts";
import { typedOrderNo } from "../../orders/orderNo.ts";
import { isOwn } from "../../orders/ownOrders.ts";
import { type Asker, readRows } from "../orders/readRows.ts";
import type { Person } from "./findPerson.ts";

const perPage = 50;
const mostReturns = 20;

/** The condition on `orders o` to be his. What visitors have ordered with an address is no account's that has not proved it. */
function isHis(sql: Sql, { customerId, email, proven }: Person) {
  if (customerId === null) return sql`(o.customer_id is null and o.email = ${email})`;
  return proven ? isOwn(sql, { customerId, email }) : sql`o.customer_id = ${customerId}`;
}

type Row = Pick<CustomerSeen, "pending_email" | "gst" | "imported"> & { since: Date };

/** What only an account has. */
async function readAccount(sql: Sql, person: Person & { customerId: number }) {
  const id = person.customerId;
  const [[row], addresses, wrong, consents, sessions] = await Promise.all([
    sql<Row[]>`
      select pending_email, gst, imported_at is not null as imported, created_at as since from customer where id = ${id}`,
    listAddresses(sql, id),
    readWrongAddresses(sql, { customerId: id, email: person.proven ? person.email : undefined }),
    readConsents(sql, id),
    listSessions(sql, { customerId: id, sessionId: "" }),
  ]);
  return {
    account: true,
    pending_email: row?.pending_email ?? null,
    gst: row?.gst ?? null,
    imported: row?.imported ?? false,
    since: row?.since.toISOString() ?? null,
    addresses: addresses.map((one) => ({ ...one, wrong: wrong.get(placeKey(one)) ?? null })),
    consents,
    sessions: sessions.map(({ id: session, device, created_at, seen_at }) => ({
      id: session,
      device,
      created_at,
      seen_at,
    })),
  };
}

const visitor = {
  account: false,
  pending_email: null,
  gst: null,
  imported: false,
  since: null,
  addresses: [],
  consents: [],
  sessions: [],
};

/** A customer, whole, but his orders. */
export async function readCustomer(sql: Sql, person: Person): Promise<CustomerSeen> {
  const { id, customerId, name, email, mobile, proven } = person;
  const [own, [counted], returns, notes, cash] = await Promise.all([
    customerId === null ? visitor : readAccount(sql, { ...person, customerId }),
    sql<{ orders: number; came_back: number }[]>`
      select count(*)::int as orders, (count(*) filter (where o.state = 'returned'
        and not exists (select from return_request r where r.order_id = o.id)))::int as came_back
      from orders o where ${isHis(sql, person)}`,
    sql<(Omit<CustomerSeen["returns"][number], "asked_at"> & { asked_at: Date })[]>`
      select o.order_no, r.number, r.state, r.reason, (select min(at) from return_event where return_id = r.id) as asked_at
      from orders o join return_request r on r.order_id = o.id where ${isHis(sql, person)} order by r.id desc limit ${mostReturns}`,
    readNotes(sql, person),
    readCashBlock(sql, { customerId: customerId ?? undefined, email, mobile }),
  ]);
  return {
    id,
    name,
    email,
    mobile,
    proven,
    ...own,
    orders: counted?.orders ?? 0,
    came_back: counted?.came_back ?? 0,
    returns: returns.map(({ asked_at, ...row }) => ({ ...row, asked_at: asked_at.toISOString() })),
    notes,
    cash,
  };
}

/** A page of his orders, the newest first; `after`: the number of the last one before. Each as the asker may see it. */
export async function listHisOrders(
  sql: Sql,
  person: Person,
  after: string | undefined,
  asker: Asker,
): Promise<{ rows: OrderRow[]; next: string | null }> {
  const ids = await sql<{ id: number }[]>`
    select o.id from orders o where ${isHis(sql, person)}
      ${after === undefined ? sql`` : sql`and o.id < (select id from orders where order_no = ${typedOrderNo(after)})`}
    order by o.id desc limit ${perPage + 1}`;
  const shown = ids.slice(0, perPage).map(({ id }) => id);
  const rows = await readRows(sql, shown, asker);
  return { rows, next: ids.length > perPage ? (rows.at(-1)?.order_no ?? null) : null };
}
