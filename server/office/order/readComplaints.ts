import type { z } from "zod";
import type { Complaint, ComplaintRow } from "../../../contract/office/complaints.ts";
import type { Sql } from "../../database/connect.ts";
import { mayFollow } from "../../grievances/advanceGrievance.ts";
import { isInt, isMoment, noSuchPage } from "../../http/pageKey.ts";
import { typedOrderNo } from "../../orders/orderNo.ts";

type Row = z.infer<typeof ComplaintRow>;

const perPage = 50;
const iso = (sql: Sql, time: ReturnType<Sql>) =>
  sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** When the next clock of `grievance g` runs out: until it is acknowledged the first, until it is resolved the second. */
const next = (sql: Sql): ReturnType<Sql> =>
  sql`case when g.state = 'received' then least(g.acknowledge_by, g.resolve_by) else g.resolve_by end`;

const columns = (sql: Sql) => sql`
  g.ticket, g.state, g.name, g.order_no, ${iso(sql, sql`g.received_at`)} as received_at, ${iso(sql, sql`g.acknowledge_by`)} as acknowledge_by,
  ${iso(sql, sql`g.resolve_by`)} as resolve_by,
  case when g.state not in ('resolved', 'closed') then jsonb_build_object(
    'clock', case when g.state = 'received' then 'acknowledge' else 'resolve' end, 'at', ${iso(sql, next(sql))},
    'seconds', extract(epoch from ${next(sql)} - now())::int) end as due`;

type Keyed = Row & { id: number; key: string };
function shownRow(keyed: Keyed): Row {
  const { id: _, key: __, ...row } = keyed;
  return row;
}

/** The complaint that a page comes after: the time by which the list is in order, and its number. Throws an ApiError of 422. */
function keyOf(after: string): { time: string; id: string } {
  const [, time = "", id = ""] = /^(.{20,40})_(\d{1,10})$/.exec(after) ?? [];
  if (!isMoment(time) || !isInt(id)) throw noSuchPage();
  return { time, id };
}

/**
 * Complaints: those that are open, that which is due next first; or those that are over, the newest first. `after`: as `next` said. Throws
 * an ApiError of 422 for an unknown page.
 */
export async function listComplaints(
  sql: Sql,
  { view, after }: { view: "open" | "over"; after?: string | undefined },
): Promise<{ rows: Row[]; next: string | null }> {
  const last = after === undefined ? undefined : keyOf(after);
  const key = view === "open" ? next(sql) : sql`g.received_at`;
  const from =
    last === undefined
      ? sql`true`
      : view === "open"
        ? sql`(${key}, g.id) > (${last.time}::text::timestamptz, ${last.id}::int)`
        : sql`(${key}, g.id) < (${last.time}::text::timestamptz, ${last.id}::int)`;
  const rows = await sql<Keyed[]>`
    select g.id, to_char(${key} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as key, left(g.text, 120) as beginning, ${columns(sql)}
    from grievance g
    where ${view === "open" ? sql`g.state not in ('resolved', 'closed')` : sql`g.state in ('resolved', 'closed')`} and ${from}
    order by ${view === "open" ? sql`${key}, g.id` : sql`${key} desc, g.id desc`} limit ${perPage + 1}`;
  const shown = rows.slice(0, perPage);
  const end = shown.at(-1);
  return {
    rows: shown.map(shownRow),
    next: end && rows.length > perPage ? `${end.key}_${end.id}` : null,
  };
}

/** A complaint with its history; undefined when there is none of this ticket. */
export async function readComplaint(sql: Sql, ticket: string): Promise<Complaint | undefined> {
  const [row] = await sql<Omit<Complaint, "may_become" | "order">[]>`
    select ${columns(sql)}, g.email, g.mobile, g.text,
      array(select jsonb_build_object('state', e.state, 'note', e.note, 'at', ${iso(sql, sql`e.at`)}, 'name', e.staff_name)
        from grievance_event e where e.grievance_id = g.id order by e.at) as timeline
    from grievance g where g.ticket = ${ticket}`;
  if (!row) return undefined;
  const [order] = await sql<{ order_no: string; state: string }[]>`
    select order_no, state from orders where order_no = ${typedOrderNo(row.order_no ?? "")}`;
  return { ...row, order: order ?? null, may_become: mayFollow(row.state) };
}
