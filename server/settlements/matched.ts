import type { SettlementRow } from "../../contract/office/settlements.ts";
import type { Sql, Transaction } from "../database/connect.ts";

/** A row of the lists with where it belongs, and by what it is found again. */
export type MatchedRow = SettlementRow & { list: string };

/** What waits: from how many days on it is late by its source, and from which day on it is waited for. */
export type Waiting = { gateway: number; courier: number; from: string | undefined };

const since = (sql: Sql | Transaction, column: "l.day" | "w.day") => sql`(india_today() - ${sql(column)})`;
const note = (sql: Sql | Transaction) => sql`
  case when n.id is not null then json_build_object('reason', n.reason, 'name', n.staff_name,
    'at', to_char(n.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) end as note`;

const takenBack = (sql: Sql | Transaction, whose: ReturnType<Sql>) => sql`(
  select json_build_object('reason', reason, 'name', staff_name, 'why', back_reason, 'by', back_name,
    'at', to_char(back_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
  from settlement_note_past where ${whose} order by note_id desc limit 1) as taken_back`;

/** What all lines of one thing say together: added up once for all things, or looked up line by line. */
const together = {
  all: (sql: Sql | Transaction) => sql`
    left join (select key, kind, sum(gross)::bigint as said from settlement_line where key is not null group by key, kind) k
      on k.key = l.key and k.kind = l.kind`,
  few: (sql: Sql | Transaction) => sql`
    left join lateral (select sum(k.gross)::bigint as said from settlement_line k where k.key = l.key and k.kind = l.kind) k on true`,
};

/**
 * All lines of reports with what the shop has written down of the same payment, refund or order; all lines of one thing count
 * together, so that cash in two parts is right and money that came twice is not. `many`: whether most lines are looked at, or few.
 */
export const matchedLines = (sql: Sql | Transaction, many: keyof typeof together) => sql`
  select 'line' as of, l.id, coalesce(po.order_no, ko.order_no) as order_no, l.source, l.said as what, l.outside_id as outside,
    coalesce(k.said, l.gross) as said, coalesce(p.amount, r.amount) as ours, l.fee, l.fee_gst, l.net, l.reference, to_char(l.day, 'YYYY-MM-DD') as day,
    ${since(sql, "l.day")} as days, false as late, ${note(sql)}, n.id as note_id, ${takenBack(sql, sql`line_id = l.id`)},
    case when n.id is not null then 'right' when p.id is null and r.id is null then 'unknown'
      when k.said <> coalesce(p.amount, r.amount) then 'differs' else 'right' end as list
  from settlement_line l
  ${together[many](sql)}
  left join payment p on l.kind in ('payment', 'cash') and p.gateway_payment_id = l.key and (p.gateway = 'cod') = (l.kind = 'cash')
  left join refund r on l.kind = 'refund' and r.gateway_refund_id = l.key
    and exists (select from payment g where g.id = r.payment_id and g.gateway <> 'cod')
  left join payment rp on rp.id = r.payment_id
  left join orders po on po.id = coalesce(p.order_id, rp.order_id)
  left join orders ko on l.kind = 'cash' and ko.order_no = l.key
  left join settlement_note n on n.line_id = l.id`;

/** Money of the shop's books that no report names and nobody has settled: payments, and refunds that the gateway has made. */
export const waitingMoney = (sql: Sql | Transaction, { gateway, courier, from }: Waiting) => sql`
  select w.of, w.id, o.order_no, w.source, w.what, w.outside, null::bigint as said, w.amount as ours, 0::bigint as fee, 0::bigint as fee_gst,
    null::bigint as net, null::text as reference, to_char(w.day, 'YYYY-MM-DD') as day, ${since(sql, "w.day")} as days,
    ${since(sql, "w.day")} >= case w.source when 'courier' then ${courier}::int else ${gateway}::int end as late, null::json as note,
    ${takenBack(sql, sql`payment_id = w.payment_id or refund_id = w.refund_id`)}, 'waiting' as list
  from (
    select 'payment' as of, p.id, p.id as payment_id, null::bigint as refund_id, p.order_id, case p.gateway when 'cod' then 'courier' else 'gateway' end as source,
      case p.gateway when 'cod' then 'cash' else 'payment' end as what, p.gateway_payment_id as outside, p.amount,
      india_day(p.captured_at) as day
    from payment p
    where p.paid_from is null and p.captured_at >= ${from ?? "2000-01-01"}::date::timestamp at time zone 'Asia/Kolkata'
      and not exists (select from settlement_line l where l.key = p.gateway_payment_id and l.kind = case p.gateway when 'cod' then 'cash' else 'payment' end)
      and not exists (select from settlement_note n where n.payment_id = p.id)
    union all
    select 'refund', r.id, null, r.id, p.order_id, 'gateway', 'refund', r.gateway_refund_id, r.amount, india_day(r.created_at)
    from refund r join payment p on p.id = r.payment_id
    where r.state = 'processed' and p.gateway <> 'cod' and r.transfer is null and r.gateway_refund_id is not null
      and r.created_at >= ${from ?? "2000-01-01"}::date::timestamp at time zone 'Asia/Kolkata'
      and not exists (select from settlement_line l where l.key = r.gateway_refund_id and l.kind = 'refund')
      and not exists (select from settlement_note n where n.refund_id = r.id)
  ) w join orders o on o.id = w.order_id`;

/** What somebody has settled by hand: lines, and money of the shop's books that comes by no report. */
export const settledByHand = (sql: Sql | Transaction) => sql`
  select * from (${matchedLines(sql, "few")} where n.id is not null) line
  union all
  select m.of, m.id, o.order_no, m.source, m.what, m.outside, null::bigint, m.amount, 0::bigint, 0::bigint, null::bigint, null::text,
    to_char(w.day, 'YYYY-MM-DD'), ${since(sql, "w.day")}, false, ${note(sql)}, n.id, null::json, 'right'
  from settlement_note n
  cross join lateral (
    select 'payment' as of, p.id, p.order_id, case p.gateway when 'cod' then 'courier' else 'gateway' end as source,
      case p.gateway when 'cod' then 'cash' else 'payment' end as what, p.gateway_payment_id as outside, p.amount, p.captured_at as at
    from payment p where p.id = n.payment_id
    union all
    select 'refund', r.id, p.order_id, 'gateway', 'refund', r.gateway_refund_id, r.amount, r.created_at
    from refund r join payment p on p.id = r.payment_id where r.id = n.refund_id) m
  cross join lateral (select india_day(m.at) as day) w
  join orders o on o.id = m.order_id`;
