import { OrderState } from "../../../contract/orders.ts";
import { formatMoney } from "../../mail/money.ts";
import { type Action, local, say, WrongCall } from "./say.ts";

type Row = { order_no: string; state: string; total: number; name: string; placed_at: Date; method: string };

/** The newest orders, by state, way to pay, day, text, or what has to be done about them. */
export const listOrders: Action = async ({ sql }, [word], options) => {
  const state = options.state ?? word;
  if (state !== undefined && !OrderState.safeParse(state).success)
    throw new WrongCall(`There is no state "${state}". There are: ${OrderState.options.join(", ")}.`);
  const { method = null, since = null, search = null, due = null } = options;
  if (since !== null && !/^\d{4}-\d{2}-\d{2}$/.test(since)) throw new WrongCall("--since takes a day: 2026-11-30.");
  if (due !== null && due !== "refund" && due !== "return") throw new WrongCall("--due takes refund or return.");
  const limit = Number(options.limit ?? 100);
  if (!Number.isInteger(limit) || limit < 1) throw new WrongCall("--limit takes a number.");
  const text = search === null ? null : `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const orders = await sql<Row[]>`
    select order_no, state, total, name, placed_at, payment_method as method from orders o
    where (${state ?? null}::text is null or state = ${state ?? null})
      and (${method}::text is null or payment_method = ${method})
      and (${since}::date is null or placed_at >= (${since}::date)::timestamp at time zone 'Asia/Kolkata')
      and (${text}::text is null or order_no ilike ${text} or name ilike ${text} or email ilike ${text} or mobile ilike ${text})
      and (${due}::text is distinct from 'return' or exists (select from return_request r where r.order_id = o.id and r.open))
      and (${due}::text is distinct from 'refund' or exists (
        select from payment p join refund r on r.payment_id = p.id where p.order_id = o.id and p.gateway = 'cod' and r.state = 'pending'))
    order by placed_at desc limit ${limit}`;
  for (const { order_no, placed_at, method: paid, name, ...order } of orders)
    say(
      [
        order_no,
        order.state.padEnd(16),
        formatMoney(order.total).padStart(14),
        paid.padEnd(8),
        local(placed_at),
        name,
      ].join("  "),
    );
  if (orders.length === 0) process.stderr.write("There are no such orders.\n");
  return 0;
};
