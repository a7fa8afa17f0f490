import type { Sql, Transaction } from "../database/connect.ts";

/** Of a `return_request r`, for a select: its lines with what was asked for in their place, and what becomes of that. */
export const returnColumns = (sql: Sql | Transaction) => sql`
  (select jsonb_agg(jsonb_build_object('id', l.variant_id, 'quantity', l.quantity, 'exchange_for', case when l.wanted_id is not null then
      jsonb_build_object('id', l.wanted_id, 'option_text', array_to_string(w.option_values, ' / ')) end) order by l.variant_id)
    from return_line l left join variant w on w.id = l.wanted_id where l.return_id = r.id) as lines,
  case when r.exchange is not null then jsonb_build_object('state', r.exchange, 'kept_until', r.kept_until,
    'order_no', (select order_no from orders e where e.exchange_of = r.id)) end as exchange`;
