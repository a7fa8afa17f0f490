import type { Transaction } from "../../database/connect.ts";
import type { Staff } from "../../staff/actor.ts";

type Prices = { list_price: number; mrp: number };

const isBeyond = (was: number, now: number, most: number) => Math.abs(now - was) * 10_000 > was * most;

/**
 * Whether prices go beyond what a role may change them by. `most` in basis points (1000 is 10 %), counted from what stood
 * there before the member's first change within 24 hours: many small steps are one large one. Paise.
 */
export async function isBeyondLimit(
  tx: Transaction,
  by: Staff,
  changed: { id: number; was: Prices; now: Prices }[],
  most: number,
): Promise<boolean> {
  const first = await tx<{ id: number; list_price: number; mrp: number }[]>`
    select distinct on (thing_id) thing_id::int as id, (before ->> 'list_price')::bigint as list_price, (before ->> 'mrp')::bigint as mrp
    from audit where thing = 'variant' and thing_id = any(${changed.map(({ id }) => String(id))}) and act = 'prices.edit'
      and staff_id is not distinct from ${by.staffId} and at > now() - interval '24 hours'
    order by thing_id, id`;
  return changed.some(({ id, was, now }) => {
    const base = first.find((row) => row.id === id) ?? was;
    return isBeyond(base.list_price, now.list_price, most) || isBeyond(base.mrp, now.mrp, most);
  });
}
