import type { Transaction } from "../database/connect.ts";
import { type Actor, written } from "../staff/actor.ts";

/** The return of an order that waits for the shop or for the parcel, with the order's row locked. */
export type OpenReturn = {
  order_id: number;
  id: number;
  number: number;
  state: "requested" | "accepted";
  reason: string;
  /** What becomes of the pieces asked for in exchange; null: none were. */
  exchange: "kept" | "sent" | "over" | null;
  /** `wanted_id`: the variant that is to go out in its place, at `wanted_price` paise a piece. */
  lines: { variant_id: number; quantity: number; wanted_id: number | null; wanted_price: number | null }[];
};

/** `number`: the one that is meant; undefined when another is open by now, or none. */
export async function lockOpenReturn(
  tx: Transaction,
  orderNo: string,
  number?: number,
): Promise<OpenReturn | undefined> {
  const [order] = await tx<{ id: number }[]>`select id from orders where order_no = ${orderNo} for update`;
  if (!order) return undefined;
  const [found] = await tx<OpenReturn[]>`
    select r.order_id, r.id, r.number, r.state, r.reason, r.exchange,
      (select jsonb_agg(jsonb_build_object('variant_id', variant_id, 'quantity', quantity, 'wanted_id', wanted_id, 'wanted_price', wanted_price)
        order by variant_id) from return_line where return_id = r.id) as lines
    from return_request r where r.order_id = ${order.id} and r.open
      and (${number ?? null}::int is null or r.number = ${number ?? null})`;
  return found;
}

/** Takes a return to its next state, with a line in its history; the table return_transition refuses what does not exist. */
export async function changeReturn(
  tx: Transaction,
  { id, state }: OpenReturn,
  to: "accepted" | "refused" | "received",
  note: string,
  by: Actor,
): Promise<void> {
  await tx`update return_request set state = ${to} where id = ${id}`;
  await tx`
    insert into return_event (return_id, seq, from_state, to_state, note, staff_name)
    select ${id}, max(seq) + 1, ${state}, ${to}, ${note}, ${written(by).staffName} from return_event where return_id = ${id}`;
}
