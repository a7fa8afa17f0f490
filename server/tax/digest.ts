import type { Transaction } from "../database/connect.ts";
import type { Month } from "../gstr1/month.ts";

/**
 * SHA-256 over all that stands in a month's documents and their lines, in the order of their series; columns are named, so
 * that one that comes to be later changes no digest.
 */
export async function digestOf(tx: Transaction, { from, to }: Month): Promise<Buffer> {
  const [row] = await tx<{ digest: Buffer }[]>`
    with l as (
      select l.document_id, string_agg(row(l.position, l.variant_id, l.description, l.option_text, l.sku, l.hsn, l.quantity, l.unit_price, l.gross,
        l.discount, l.charges, l.amount, l.gst_bp, l.taxable, l.cgst, l.sgst, l.igst)::text, '' order by l.position) as lines
      from tax_document e join tax_document_line l on l.document_id = e.id where e.issued_at >= ${from} and e.issued_at < ${to} group by 1)
    select sha256(coalesce(string_agg(sha256(convert_to(row(d.kind, d.number, d.order_id, d.seq, d.cause, d.against,
        extract(epoch from d.issued_at), extract(epoch from d.ordered_at), d.seller, d.buyer, d.place_of_supply, d.inside, d.payment_method, d.reason,
        d.taxable, d.cgst, d.sgst, d.igst, d.round_off, d.total)::text || coalesce(l.lines, ''), 'UTF8')), ''
      order by d.prefix, d.fin_year, d.serial), '')) as digest
    from tax_document d left join l on l.document_id = d.id where d.issued_at >= ${from} and d.issued_at < ${to}`;
  if (!row) throw new Error("The database gave no digest.");
  return row.digest;
}
