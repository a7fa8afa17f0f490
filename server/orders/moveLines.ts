import type { Sums } from "../cart/addUp.ts";
import type { Transaction } from "../database/connect.ts";
import { returnCoupon } from "./coupon.ts";
import type { BoughtLine } from "./repriceOrder.ts";
import { moveHolds, type Short } from "./stock.ts";
import { rowsOf } from "./writeOrder.ts";

/** What an order's lines and sums are to be. `coupon`: the code that still counts. */
type Moved = { orderId: number; bought: BoughtLine[]; sums: Sums; coupon: string | null; hadCoupon: boolean };

/**
 * Writes an order's lines and sums anew, its tax frozen with them, and has it hold what they say. A coupon that has fallen
 * away is given back. Answers what is short; if anything is, the caller undoes the transaction. The caller holds the order's row.
 */
export async function moveLines(
  tx: Transaction,
  { orderId, bought, sums, coupon, hadCoupon }: Moved,
): Promise<Short[]> {
  if (hadCoupon && coupon === null) await returnCoupon(tx, orderId);
  const rows = rowsOf(sums);
  const ids = rows.map(({ variant_id }) => variant_id);
  const { items, discount, shipping, fees, tax, total } = sums;
  await tx`
    insert into order_line (order_id, variant_id, product_name, product_slug, option_text, sku, image, hsn, quantity, unit_price, mrp, discount,
      gst_bp, taxable, tax, charges, charges_tax, position)
    select ${orderId}, l.* from jsonb_to_recordset(${tx.json(rows)}) as l (variant_id int, product_name text, product_slug text,
      option_text text, sku text, image text, hsn text, quantity int, unit_price bigint, mrp bigint, discount bigint, gst_bp int,
      taxable bigint, tax bigint, charges bigint, charges_tax bigint, position smallint)
    on conflict (order_id, variant_id) do update set quantity = excluded.quantity, discount = excluded.discount, taxable = excluded.taxable,
      tax = excluded.tax, charges = excluded.charges, charges_tax = excluded.charges_tax, position = excluded.position`;
  await tx`
    update orders set items = ${items}, discount = ${discount}, shipping = ${shipping}, fees = ${fees}, tax_included = ${tax}, total = ${total},
      coupon_code = ${coupon}
    where id = ${orderId}`;
  const before = new Map(bought.map(({ variant_id, quantity }) => [variant_id, quantity]));
  const after = new Map(rows.map(({ variant_id, quantity }) => [variant_id, quantity]));
  const changes = [...new Set([...before.keys(), ...after.keys()])]
    .map((variant_id) => ({ variant_id, was: before.get(variant_id) ?? 0, now: after.get(variant_id) ?? 0 }))
    .filter(({ was, now }) => was !== now);
  const short = changes.length > 0 ? await moveHolds(tx, orderId, changes) : [];
  // What was scanned of them lies in the parcel for another quantity; what was not there is answered by the change.
  const changed = changes.map(({ variant_id }) => variant_id);
  await tx`delete from packing_scan where order_id = ${orderId} and variant_id = any(${changed})`;
  if (changes.length > 0) await tx`delete from order_parcel where order_id = ${orderId}`; // it is divided anew, once it is packed
  await tx`delete from order_short where order_id = ${orderId} and variant_id = any(${changed})`;
  await tx`delete from order_line where order_id = ${orderId} and variant_id <> all(${ids})`;
  return short;
}
