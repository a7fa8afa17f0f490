import type { BankFile } from "../../../contract/office/bankFiles.ts";
import type { Sql } from "../../database/connect.ts";

/** How many files are shown of which nothing waits, and how many in all. */
const [done, most] = [10, 50];

/** Files for the bank, the newest first: those of which something waits, and the last ones. Amounts in paise. */
export const listFiles = (sql: Sql): Promise<BankFile[]> =>
  sql<BankFile[]>`
    with shown as (
      select id from (select id from bank_file order by id desc limit ${done}) last
      union select distinct file_id from bank_file_row where state = 'waiting')
    select b.id::int as id, to_char(b.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, b.staff_name as by,
      count(*) filter (where f.state = 'waiting')::int as waiting, coalesce(sum(r.amount) filter (where f.state <> 'back'), 0)::bigint as amount,
      jsonb_agg(jsonb_build_object('refund', r.id, 'order_no', o.order_no, 'amount', r.amount, 'state', f.state, 'said', f.said,
        'account', jsonb_build_object('name', f.name, 'ending', right(f.number, 4), 'ifsc', f.ifsc),
        'reference', case when f.state = 'paid' then coalesce(r.transfer, r.gateway_refund_id) end) order by r.id) as rows
    from bank_file b join shown s on s.id = b.id join bank_file_row f on f.file_id = b.id join refund r on r.id = f.refund_id
    join payment p on p.id = r.payment_id join orders o on o.id = p.order_id
    group by b.id order by b.id desc limit ${most}`;
