import type { TodayGroup, TodayItem, TodayKind } from "../../../contract/office/today.ts";
import type { OrderState } from "../../../contract/orders.ts";
import type { Sql } from "../../database/connect.ts";
import { isToCheck } from "../../orders/isToCheck.ts";
import { isFailed } from "../../payments/dueRefunds.ts";
import { reasonNames } from "../../returns/reasonNames.ts";
import type { OrderCondition } from "../orders/condition.ts";
import { promised } from "../orders/promised.ts";
import type { Asker } from "../orders/readRows.ts";
import { counted, firstOf } from "./group.ts";

const isReason = (words: string): words is keyof typeof reasonNames => Object.hasOwn(reasonNames, words);

/** An order that waits for somebody: until when (India's day), since when, what about, and how much money it is about. */
type Waiting = {
  order_id: number;
  due: string | null;
  since: Date | null;
  words: string | null;
  amount: number | null;
};
type About = {
  id: number;
  order_no: string;
  state: OrderState;
  name: string;
  town: string;
  pieces: number;
  today: string;
};

/** The orders of each kind, what presses most first, each by an index of what is open. */
const waiting = (sql: Sql) =>
  ({
    to_pack: sql`
      select id as order_id, leaves_by::text as due, placed_at as since, null as words, total as amount from orders
      where state in ('confirmed', 'packed') and state = 'confirmed' order by leaves_by, id limit ${counted}`,
    late: sql`
      select * from (
        select id as order_id, leaves_by::text as due, placed_at as since, null as words, total as amount from orders
        where state in ('confirmed', 'packed') and leaves_by < india_today()
        union all
        select id, delivery_to::text, placed_at, null, total from orders where state = 'shipped' and delivery_to < india_today()) late
      order by due, order_id limit ${counted}`,
    not_there: sql`
      select s.order_id, null as due, min(s.at) as since, null::bigint as amount,
        string_agg(s.pieces || ' × ' || l.sku || ', not found by ' || s.staff_name, '; ' order by s.at) as words
      from order_short s join order_line l using (order_id, variant_id) join orders o on o.id = s.order_id
      where o.state = 'confirmed' group by s.order_id order by min(s.at) limit ${counted}`,
    check: sql`
      select * from (
        select id as order_id, null as due, placed_at as since, to_check as words, total as amount from orders where ${isToCheck(sql)}
        union all
        select order_id, null, seen_at, why || ': ' || money, null from unclear_payment where checked_at is null) looked
      order by since limit ${counted}`,
    returns: sql`
      select r.order_id, null as due, e.at as since, r.reason as words, null::bigint as amount
      from return_request r join return_event e on e.return_id = r.id and e.seq = 1
      where r.open and r.state = 'requested' order by e.at limit ${counted}`,
    arriving: sql`
      select r.order_id, null as due, e.at as since, r.reason as words, null::bigint as amount
      from return_request r join return_event e on e.return_id = r.id and e.to_state = 'accepted'
      where r.open and r.state = 'accepted' order by e.at limit ${counted}`,
    refunds: sql`
      select p.order_id, null as due, r.created_at as since, r.reason as words, r.amount from refund r join payment p on p.id = r.payment_id
      where r.state <> 'processed' and ${isFailed(sql)} order by r.created_at limit ${counted}`,
    transfers: sql`
      select p.order_id, null as due, r.created_at as since, r.reason as words, r.amount from refund r join payment p on p.id = r.payment_id
      where r.state <> 'processed' and r.state = 'pending' and p.gateway = 'cod' order by r.created_at limit ${counted}`,
  }) satisfies Partial<Record<TodayKind, OrderCondition>>;

export type OrderKind = keyof ReturnType<typeof waiting>;

const readAbout = (sql: Sql, ids: number[]) => sql<About[]>`
  select o.id, o.order_no, o.state, o.address ->> 'name' as name, o.address ->> 'city' as town, india_today()::text as today,
    (select coalesce(sum(quantity), 0)::int from order_line l where l.order_id = o.id) as pieces
  from orders o where o.id = any(${ids})`;

function wordsOf(kind: OrderKind, { words, due }: Waiting, about: About): string {
  if (words) return (kind === "returns" || kind === "arriving") && isReason(words) ? reasonNames[words] : words;
  const pressing = promised({ ...about, leaves_by: due, arrives_by: due }).words;
  return [about.pieces === 1 ? "1 piece" : `${about.pieces} pieces`, pressing].filter(Boolean).join(", ");
}

/** The orders of these kinds that wait for somebody, as whoever asks may see them. */
export async function orderGroups(sql: Sql, kinds: OrderKind[], { rights }: Asker): Promise<TodayGroup[]> {
  const chosen = waiting(sql);
  const lists = await Promise.all(kinds.map((kind) => sql<Waiting[]>`${chosen[kind]}`));
  const ids = new Set(lists.flatMap((rows) => firstOf(rows).map(({ order_id }) => order_id)));
  const abouts = new Map((await readAbout(sql, [...ids])).map((about) => [about.id, about]));
  const [{ today } = { today: "" }] = await sql<{ today: string }[]>`select india_today()::text as today`;
  const isLate = ({ due }: Waiting) => due !== null && due < today;
  return kinds.map((kind, nth) => {
    const rows = lists[nth] ?? [];
    const items = firstOf(rows).flatMap((row): TodayItem[] => {
      const about = abouts.get(row.order_id);
      if (!about) return [];
      return [
        {
          id: about.order_no,
          title: `${about.name}, ${about.town}`,
          words: wordsOf(kind, row, about),
          since: row.since?.toISOString() ?? null,
          due: row.due,
          is_late: isLate(row),
          amount: rights.has("orders.money") ? row.amount : null,
        },
      ];
    });
    return { kind, count: rows.length, late: rows.filter(isLate).length, items };
  });
}
