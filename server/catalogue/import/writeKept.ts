import type { Transaction } from "../../database/connect.ts";
import type { ParsedVariant } from "./product.ts";

/** Writes what files say of barcode, cost, place and reordering; what they have no column for stays. */
export async function writeKept(tx: Transaction, variants: Pick<ParsedVariant, "sku" | "kept">[]): Promise<void> {
  const rows = variants.flatMap(({ sku, kept }) => (kept ? [{ sku, ...kept }] : []));
  if (rows.length === 0) return;
  await tx`
    update variant v set (gtin, cost, place, reorder_point, reorder_quantity) = row(n.gtin, n.cost, n.place, n.reorder_point, n.reorder_quantity)
    from jsonb_array_elements(${JSON.stringify(rows)}::text::jsonb) d(doc)
    join variant old on old.sku = d.doc ->> 'sku'
    cross join lateral jsonb_populate_record(old, d.doc) n
    where v.id = old.id and (v.gtin, v.cost, v.place, v.reorder_point, v.reorder_quantity)
      is distinct from (n.gtin, n.cost, n.place, n.reorder_point, n.reorder_quantity)`;
}
