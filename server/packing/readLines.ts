import type { PackingLine } from "../../contract/office/orders.ts";
import type { Sql, Transaction } from "../database/connect.ts";

/** An order's lines in the order of their shelves, with what was scanned and what was not found. */
export async function readPackingLines(sql: Sql | Transaction, orderId: number): Promise<PackingLine[]> {
  const rows = await sql<PackingLine[]>`
    select l.variant_id as id, l.product_name, l.option_text, l.sku, v.gtin as barcode, v.place, l.image, l.quantity,
      (select coalesce(sum(pieces), 0)::int from packing_scan s where s.order_id = l.order_id and s.variant_id = l.variant_id) as scanned,
      (select coalesce(sum(pieces), 0)::int from order_short s where s.order_id = l.order_id and s.variant_id = l.variant_id) as not_there
    from order_line l join variant v on v.id = l.variant_id
    where l.order_id = ${orderId} order by place_key(v.place) nulls last, l.sku`;
  return [...rows];
}

/** Pieces of these lines that are still to be scanned. */
export const leftOf = (lines: PackingLine[]): number =>
  lines.reduce((sum, { quantity, scanned }) => sum + quantity - scanned, 0);
