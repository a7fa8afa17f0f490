import { transaction } from "../database/transaction.ts";
import type { Shop } from "../shop/shop.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { step } from "../steps.ts";
import { readParcels } from "./readParcels.ts";

/** What is to lie in a parcel, and what it weighs in grams, where somebody has put it on the scale. */
export type Division = { lines: { id: number; quantity: number }[]; weight_g: number | null }[];

/**
 * `state`: it is not to be packed, or has left; `courier`: the courier's service has taken it over as one parcel already; `changed`:
 * the order is not the version that was seen; `uneven`: its pieces do not lie in these parcels, each in one.
 */
export type Splitting = "split" | "unknown" | "state" | "courier" | "changed" | "uneven";

type Row = { id: number; state: string; version: number; taken: boolean };

/** Whether each piece of the order lies in one of the parcels, and none is empty. */
function isEven(lines: readonly { id: number; quantity: number }[], parcels: Division): boolean {
  const left = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  for (const parcel of parcels) {
    if (parcel.lines.length === 0) return false;
    for (const { id, quantity } of parcel.lines) left.set(id, (left.get(id) ?? 0) - quantity);
  }
  return [...left.values()].every((pieces) => pieces === 0);
}

/**
 * Divides an order that has not left into parcels; into one, it leaves as orders do. What was divided before is divided
 * anew. The invoice stays one. `seen`: the order's version that was looked at, which goes up by it.
 */
export async function splitOrder(
  shop: Pick<Shop, "sql">,
  orderNo: string,
  { parcels, seen }: { parcels: Division; seen?: number | undefined },
  by: Staff,
): Promise<Splitting> {
  return transaction(shop.sql, async (tx): Promise<Splitting> => {
    const [order] = await tx<Row[]>`
      select id, state, version, exists (select from shipment s where s.order_id = orders.id and s.cancelled_at is null) as taken
      from orders where order_no = ${orderNo} for update`;
    if (!order) return "unknown";
    if (order.state !== "confirmed" && order.state !== "packed") return "state";
    if (order.taken) return "courier";
    if (seen !== undefined && seen !== order.version) return "changed";
    const lines = await tx<{ id: number; quantity: number }[]>`
      select variant_id as id, quantity from order_line where order_id = ${order.id}`;
    if (!isEven(lines, parcels)) return "uneven";
    const before = (await readParcels(tx, [order.id])).get(order.id) ?? [];
    await tx`delete from order_parcel where order_id = ${order.id}`;
    if (parcels.length > 1)
      for (const [index, { lines: held, weight_g }] of parcels.entries()) {
        await tx`insert into order_parcel (order_id, number, weight_g) values (${order.id}, ${index + 1}, ${weight_g})`;
        await tx`
          insert into order_parcel_piece (order_id, number, variant_id, pieces)
          select ${order.id}, ${index + 1}, * from unnest(${held.map(({ id }) => id)}::int[], ${held.map(({ quantity }) => quantity)}::int[])`;
      }
    await tx`update orders set version = version + 1 where id = ${order.id}`;
    await step("splitOrder: parcels written");
    await recordAct(tx, by, {
      act: "orders.split",
      thing: "order",
      id: orderNo,
      before: { parcels: Math.max(before.length, 1) },
      after: { parcels: parcels.length },
    });
    return "split";
  });
}
