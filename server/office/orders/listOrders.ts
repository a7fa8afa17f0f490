import type { z } from "zod";
import type { OrderRow, orderListCalls, SoughtAs } from "../../../contract/office/orders.ts";
import type { Sql } from "../../database/connect.ts";
import { typedOrderNo } from "../../orders/orderNo.ts";
import { everyOrder, type OrderCondition } from "./condition.ts";
import { findByName } from "./findByName.ts";
import { findBySign } from "./findBySign.ts";
import { findByView } from "./findByView.ts";
import { type Asker, readRows } from "./readRows.ts";
import { kindsOf, sought, withoutContact } from "./sought.ts";

export type OrderQuery = z.output<(typeof orderListCalls)["GET /orders"]["query"]>;

const perPage = 50;

/** What a list of all orders is narrowed down by, if it is; the channel `web` has no index, as nearly all are of it. */
function conditionOf(
  sql: Sql,
  { view, state, channel }: OrderQuery,
  chosen: number[] | null,
): OrderCondition | undefined {
  const parts = [
    state && sql`o.state = ${state}`,
    channel && (channel === "web" ? sql`o.channel = 'web'` : sql`o.channel = ${channel} and o.channel <> 'web'`),
    view === "open" && sql`o.state in ('awaiting_payment', 'confirmed', 'packed', 'shipped', 'return_requested')`,
    chosen && sql`o.id = any(${chosen})`,
  ].filter((part) => typeof part === "object" && part !== null);
  return parts.length === 0 ? undefined : parts.reduce((all, one) => sql`${all} and ${one}`);
}

/** The newest orders before that one which meet the condition, by their ids. */
const newest = async (sql: Sql, condition: OrderCondition, before: number): Promise<number[]> =>
  (
    await sql<{ id: number }[]>`
      select o.id from orders o where o.id < ${before} and ${condition} order by o.id desc limit ${perPage + 1}`
  ).map(({ id }) => id);

/**
 * A page of orders, the newest first. What is searched for is found by index alone, whatever the number of orders; who may
 * not see contacts finds nobody by them. `next` is the last order's number when there are more.
 */
export async function listOrders(
  sql: Sql,
  query: OrderQuery,
  asker: Asker,
): Promise<{ rows: OrderRow[]; next: string | null; sought_as: SoughtAs[] }> {
  const typed = query.search?.trim() ? query.search : undefined;
  const all = sought(typed ?? "");
  const found = asker.rights.has("orders.contact") ? all : withoutContact(all);
  const [before, chosen] = await Promise.all([
    query.after === undefined ? Number.MAX_SAFE_INTEGER : idOf(sql, query.after),
    findByView(sql, query.view ?? "all"),
  ]);
  const narrowed = conditionOf(sql, query, chosen);
  const condition = narrowed ?? everyOrder(sql);
  const page = { condition: narrowed, before, limit: perPage + 1 };
  const bySign = async () => {
    const ids = await findBySign(sql, found);
    return ids.length === 0 ? [] : newest(sql, sql`${condition} and o.id = any(${ids})`, before);
  };
  const lists =
    typed === undefined
      ? [await newest(sql, condition, before)]
      : await Promise.all([bySign(), found.name ? findByName(sql, found.name, page) : []]);
  const ids = [...new Set(lists.flat())].toSorted((a, b) => b - a);
  const rows = await readRows(sql, ids.slice(0, perPage), asker);
  const next = ids.length > perPage ? (rows.at(-1)?.order_no ?? null) : null;
  return { rows, next, sought_as: kindsOf(found) };
}

/** The id of the order that a page comes after; of one that is not there, that of no order. */
async function idOf(sql: Sql, typed: string): Promise<number> {
  const [order] = await sql<{ id: number }[]>`select id from orders where order_no = ${typedOrderNo(typed)}`;
  return order?.id ?? 0;
}
