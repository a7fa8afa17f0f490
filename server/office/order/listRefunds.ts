import type { z } from "zod";
import type { RefundRow } from "../../../contract/office/refunds.ts";
import type { Sql } from "../../database/connect.ts";
import { isSetAside, isToTransfer, taskOf } from "../../payments/dueRefunds.ts";

type Row = z.infer<typeof RefundRow>;

const perPage = 50;

/**
 * Money that is to go back and has not arrived, the oldest first: what the gateway has not done yet, or could not; what
 * somebody has to transfer. `after`: as `next` said.
 */
export async function listRefunds(
  sql: Sql,
  { due, after }: { due: "all" | "transfer" | "gateway"; after?: string | undefined },
): Promise<{ rows: Row[]; next: string | null }> {
  const from = Number(/^\d{1,15}$/.exec(after ?? "")?.[0] ?? 0);
  const rows = await sql<Row[]>`
    select r.id::int as id, o.order_no, o.name, r.amount, r.reason, p.gateway, r.state,
      case when ${isToTransfer(sql)} then 'transfer' else 'gateway' end as way,
      to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as asked_at,
      extract(day from now() - r.created_at)::int as age_days, coalesce(t.attempts, 0) as attempts, t.last_error as error,
      (select q.refund_to from return_request q where q.order_id = o.id and q.refund_to <> '' order by q.number desc limit 1) as refund_to,
      coalesce(r.transfer, r.gateway_refund_id) as reference,
      (select count(*)::int from refund e join payment q on q.id = e.payment_id where q.order_id = o.id and e.id <= r.id) as n,
      case when a.order_id is not null then jsonb_build_object('name', a.name, 'ending', right(a.number, 4), 'ifsc', a.ifsc) end as account,
      (select f.file_id::int from bank_file_row f where f.refund_id = r.id and f.state = 'waiting') as file
    from refund r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id
    left join refund_account a on a.order_id = o.id
    left join outbox t on t.key = ${taskOf(sql)}
    where r.id > ${from} and r.state <> 'processed' and ${isSetAside(sql)}
      and (${due} = 'all' or ${isToTransfer(sql)} = (${due} = 'transfer'))
    order by r.id limit ${perPage + 1}`;
  const shown = rows.slice(0, perPage);
  return { rows: shown, next: rows.length > perPage ? String(shown.at(-1)?.id) : null };
}
