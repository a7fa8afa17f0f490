import type { Sql, Transaction } from "../../database/connect.ts";
import type { Staff } from "../../staff/actor.ts";

type Prices = { list_price: number; mrp: number };

/** Whether prices go beyond `most` basis points (1000 is 10 %) from what they were. Paise. */
export const isBeyond = (was: Prices, now: Prices, most: number): boolean =>
  [now.list_price - was.list_price, now.mrp - was.mrp].some(
    (by, i) => Math.abs(by) * 10_000 > (i === 0 ? was.list_price : was.mrp) * most,
  );

/**
 * What stood in these variants before a member's first change within 24 hours, one by one or many at once: from there his
 * role's limit counts, as many small steps are one large one. By variant; a price that he has not changed is not in it. Paise.
 */
export async function firstPrices(
  tx: Sql | Transaction,
  by: Staff,
  ids: number[],
): Promise<Map<number, Partial<Prices>>> {
  const rows = await tx<{ id: number; field: keyof Prices; price: number }[]>`
    select distinct on (id, field) id, field, price from (
      select thing_id::int as id, at, field, (before ->> field)::bigint as price
      from audit cross join unnest(array['list_price', 'mrp']) field
      where thing = 'variant' and thing_id = any(${ids.map(String)}) and act = 'prices.edit'
        and staff_id is not distinct from ${by.staffId} and at > now() - interval '24 hours'
      union all
      select r.variant_id, c.at, r.field, r.before::bigint
      from bulk_change_row r join bulk_change c on c.id = r.change_id
      where r.variant_id = any(${ids}) and r.field in ('list_price', 'mrp')
        and c.staff_id is not distinct from ${by.staffId} and c.at > now() - interval '24 hours') changed
    order by id, field, at`;
  const first = new Map<number, Partial<Prices>>();
  for (const { id, field, price } of rows) first.set(id, { ...first.get(id), [field]: price });
  return first;
}

/** Whether prices go beyond what a role may change them by within a day. `most` in basis points. */
export async function isBeyondLimit(
  tx: Transaction,
  by: Staff,
  changed: { id: number; was: Prices; now: Prices }[],
  most: number,
): Promise<boolean> {
  const first = await firstPrices(
    tx,
    by,
    changed.map(({ id }) => id),
  );
  return changed.some(({ id, was, now }) => isBeyond({ ...was, ...first.get(id) }, now, most));
}
