import type { Sql } from "../database/connect.ts";
import type { TaxDocument } from "./document.ts";

/** A document by its kind and its place among them, or by what made it. */
export type Which = { kind: TaxDocument["kind"]; seq?: number } | { cause: string };

type Row = Omit<TaxDocument, "lines"> & { id: number };

/** A document of an order as it was issued; undefined while there is none. */
export async function readDocument(sql: Sql, orderNo: string, which: Which): Promise<TaxDocument | undefined> {
  const [row] = await sql<Row[]>`
    select d.id, d.kind, d.number, d.issued_at, o.order_no, d.ordered_at, d.seller, d.buyer, d.place_of_supply, d.inside, d.payment_method, d.reason,
      case when i.id is not null then jsonb_build_object('number', i.number, 'issued_at', i.issued_at) end as against,
      d.taxable, d.cgst, d.sgst, d.igst, d.round_off, d.total
    from tax_document d join orders o on o.id = d.order_id left join tax_document i on i.id = d.against
    where o.order_no = ${orderNo} 
      and ${"cause" in which ? sql`d.cause = ${which.cause}` : sql`d.kind = ${which.kind} and d.seq = ${which.seq ?? 1}`}`;
  if (!row) return undefined;
  const lines = await sql<TaxDocument["lines"]>`
    select variant_id, description, option_text, sku, hsn, quantity, unit_price, gross, discount, charges, amount, gst_bp, taxable, cgst, sgst, igst
    from tax_document_line where document_id = ${row.id} order by position`;
  const { id: _, against, ...document } = row;
  return { ...document, against: against && { ...against, issued_at: new Date(against.issued_at) }, lines: [...lines] };
}
