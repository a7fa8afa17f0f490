import { OrderState } from "../../../contract/orders.ts";
import { formatMoney } from "../../money.ts";
import { isToCheck } from "../../orders/isToCheck.ts";
import { isToTransfer } from "../../payments/dueRefunds.ts";
import { say } from "../terminal.ts";
import { type Action, local, WrongCall } from "./say.ts";

type Row = { order_no: string; state: string; total: number; name: string; placed_at: Date; method: string };

/** The newest orders, by state, way to pay, day, text, or what has to be done about them. */
export const listOrders: Action = async ({ sql }, [word], options) => {
  const state = options.state ?? word;
  if (state !== undefined && !OrderState.safeParse(state).success)
    throw new WrongCall(`There is no state "${state}". There are: ${OrderState.options.join(", ")}.`);
  const { method = null, since = null, search = null, due = null } = options;
  if (since !== null && !/^\d{4}-\d{2}-\d{2}$/.test(since)) throw new WrongCall("--since takes a day: 2026-11-30.");
  if (due !== null && !["refund", "return", "check"].includes(due))
    throw new WrongCall("--due takes refund or return or check.");
  const limit = Number(options.limit ?? 100);
  if (!Number.isInteger(limit) || limit < 1) throw new WrongCall("--limit takes a number.");
  const pattern = (typed: string) => `%${typed.replace(/[\\%_]/g, "\\$&")}%`;
  const text = search === null ? null : pattern(search.trim());
  // Numbers are found however they are written: "7k3md q9tfx", "+91 98765 43210", "sw2627000001".
  const signs = (search ?? "").replace(/[\s()/+-]/g, "");
  const number = signs === "" ? null : pattern(signs);
  const mobile = /^\d+$/.test(signs) ? pattern(signs.replace(/^(0|91)(?=\d{10}$)/, "")) : null;
  const bare = (column: ReturnType<typeof sql>) => sql`translate(${column}, ' /-', '') ilike ${number}`;
  const orders = await sql<Row[]>`
    select order_no, state, total, name, placed_at, payment_method as method from orders o
    where (${state ?? null}::text is null or state = ${state ?? null})
      and (${method}::text is null or payment_method = ${method})
      and (${since}::date is null or placed_at >= (${since}::date)::timestamp at time zone 'Asia/Kolkata')
      and (${text}::text is null or name ilike ${text} or email ilike ${text} or mobile ilike ${mobile}
        or ${bare(sql`order_no`)}
        or exists (select from parcel p where p.order_id = o.id and ${bare(sql`p.tracking_no`)})
        or exists (select from shipment s where s.order_id = o.id and ${bare(sql`s.awb`)})
        or exists (select from tax_document d where d.order_id = o.id and ${bare(sql`d.number`)}))
      and (${due}::text is distinct from 'return' or exists (select from return_request r where r.order_id = o.id and r.open))
      and (${due}::text is distinct from 'check' or ${isToCheck(sql)}
        or exists (select from unclear_payment u where u.order_id = o.id and u.checked_at is null))
      and (${due}::text is distinct from 'refund' or exists (
        select from payment p join refund r on r.payment_id = p.id where p.order_id = o.id and ${isToTransfer(sql)}))
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
