import type { OrderView } from "../../../contract/office/orders.ts";
import type { Sql } from "../../database/connect.ts";
import { isToCheck } from "../../orders/isToCheck.ts";
import { isToTransfer } from "../../payments/dueRefunds.ts";
import type { OrderCondition } from "./condition.ts";

/** So many orders are looked at that wait for a person; a shop that has more of them has another trouble. */
const most = 5_000;

/** The orders that wait for something, each kind by its own small index; null: the view is of all orders. */
export async function findByView(sql: Sql, view: OrderView): Promise<number[] | null> {
  const chosen = chosenBy(sql, view);
  if (!chosen) return null;
  return (await sql<{ id: number }[]>`select id from (${chosen}) chosen limit ${most}`).map(({ id }) => id);
}

/** Past what was promised: here too long, or too long on the way. */
export const lateOrders = (sql: Sql): OrderCondition => sql`
  select id from orders where state in ('confirmed', 'packed') and leaves_by < india_today()
  union all select id from orders where state = 'shipped' and delivery_to < india_today()
  union all select o.id from order_parcel p join orders o on o.id = p.order_id
    where p.state = 'packed' and o.state = 'shipped' and o.leaves_by < india_today() and o.delivery_to >= india_today()`;

function chosenBy(sql: Sql, view: OrderView): OrderCondition | null {
  switch (view) {
    case "all":
    case "open":
      return null;
    case "late":
      return lateOrders(sql);
    case "check":
      return sql`select id from orders where ${isToCheck(sql)}
        union select order_id from unclear_payment where checked_at is null`;
    case "not_there":
      return sql`select distinct s.order_id as id from order_short s join orders o on o.id = s.order_id where o.state = 'confirmed'`;
    case "return":
      return sql`select order_id as id from return_request where open`;
    case "refund":
      return sql`select distinct p.order_id as id from refund r join payment p on p.id = r.payment_id
        where r.state <> 'processed' and ${isToTransfer(sql)}`;
    default:
      return view satisfies never;
  }
}
