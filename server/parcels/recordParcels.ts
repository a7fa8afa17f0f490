import type { OrderParcel } from "../../contract/parcels.ts";
import type { Transaction } from "../database/connect.ts";
import { newsAfter } from "../news/publishNews.ts";
import type { Cause } from "../orders/changeState.ts";
import { written } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";

type Moved = { id: number; order_no: string; numbers: readonly number[]; to: Exclude<OrderParcel["state"], "packed"> };

/**
 * Writes down that parcels have come so far, in their rows and their history. `told`: the order's own history tells it, and so does
 * the audit; else a line of theirs stands there. The caller holds the order's row.
 */
export async function recordParcels(
  tx: Transaction,
  { id, order_no, numbers, to }: Moved,
  { cause, actor }: Cause,
  told: boolean,
): Promise<void> {
  const by = written(actor);
  await tx`update order_parcel set state = ${to} where order_id = ${id} and number = any(${[...numbers]})`;
  await tx`
    insert into order_parcel_event (order_id, number, state, cause, event_seq, actor, staff_name, staff_id)
    select ${id}, n, ${to}, case when ${told} or nth > 1 then null else ${cause} end, (select max(seq) from order_event where order_id = ${id}),
      ${by.actor}, ${by.staffName}, ${by.staffId}::int
    from unnest(${[...numbers]}::int[]) with ordinality as moved(n, nth)`;
  if (told) return;
  newsAfter(tx, { kind: "order", id: order_no, state: "shipped", fresh: false });
  await recordAct(tx, actor, {
    act: `parcels.${to}`,
    thing: "order",
    id: order_no,
    after: { parcels: numbers, cause },
  });
}
