import type { Transaction } from "../database/connect.ts";
import type { Settings } from "../settings.ts";
import type { DocumentLine, TaxDocument } from "./document.ts";
import { invoicePrefix } from "./invoicePrefix.ts";
import { issue } from "./issue.ts";

/** What of a line is credited, in paise; `quantity` pieces came back for it, none when only money goes. */
export type Credit = { variant_id: number; quantity: number; goods: number; charges: number };

type Part = "amount" | "taxable" | "cgst" | "sgst" | "igst";
type Row = DocumentLine & { [part in Part as `credited_${part}`]: number };

/** whole × part / of, rounded half up. BigInt inside: the product passes 2^53. */
export function share(whole: number, part: number, of: number): number {
  if (of === 0) return 0;
  return Number((2n * BigInt(whole) * BigInt(part) + BigInt(of)) / (2n * BigInt(of)));
}

/**
 * What a line has been credited in all is always the same share of each of its parts: the last note takes exactly what
 * is left of amount, value and taxes.
 */
function creditLine(row: Row, { quantity, goods, charges }: Credit): DocumentLine {
  const amount = goods + charges;
  if (amount > row.amount - row.credited_amount)
    throw new Error(`More than was invoiced would be credited for ${row.sku}.`);
  const upTo = row.credited_amount + amount;
  const part = (name: Exclude<Part, "amount">) => share(row[name], upTo, row.amount) - row[`credited_${name}`];
  const { variant_id, description, option_text, sku, hsn, unit_price, gst_bp } = row;
  const gross = quantity > 0 ? unit_price * quantity : goods;
  return {
    variant_id,
    description,
    option_text,
    sku,
    hsn,
    unit_price,
    gst_bp,
    quantity,
    gross,
    discount: gross - goods,
    charges,
    amount,
    taxable: part("taxable"),
    cgst: part("cgst"),
    sgst: part("sgst"),
    igst: part("igst"),
  };
}

/** The lines of an order's invoice with what has been credited of each; none before packing. */
export const readCreditable = (tx: Transaction, orderId: number) => tx<Row[]>`
  select l.variant_id, l.description, l.option_text, l.sku, l.hsn, l.quantity, l.unit_price, l.gross, l.discount, l.charges, l.amount, l.gst_bp,
    l.taxable, l.cgst, l.sgst, l.igst, c.*
  from tax_document d join tax_document_line l on l.document_id = d.id cross join lateral (
    select coalesce(sum(n.amount), 0)::bigint as credited_amount, coalesce(sum(n.taxable), 0)::bigint as credited_taxable,
      coalesce(sum(n.cgst), 0)::bigint as credited_cgst, coalesce(sum(n.sgst), 0)::bigint as credited_sgst,
      coalesce(sum(n.igst), 0)::bigint as credited_igst
    from tax_document e join tax_document_line n on n.document_id = e.id where e.against = d.id and n.variant_id = l.variant_id) c
  where d.order_id = ${orderId} and d.kind = 'invoice' order by l.position`;

/** Issues a credit note against the order's invoice (section 34 of the CGST Act). The caller holds the order's row. */
export async function issueCreditNote(
  tx: Transaction,
  settings: Settings,
  orderId: number,
  credits: Credit[],
  { cause, reason }: { cause: string; reason: string },
): Promise<{ number: string; total: number }> {
  const [invoice] = await tx<
    (Pick<TaxDocument, "seller" | "buyer" | "place_of_supply" | "inside" | "payment_method"> & {
      id: number;
      ordered_at: Date;
    })[]
  >`select id, seller, buyer, place_of_supply, inside, payment_method, ordered_at from tax_document where order_id = ${orderId} and kind = 'invoice'`;
  if (!invoice) throw new Error("There is no invoice yet that could be corrected.");
  const rows = await readCreditable(tx, orderId);
  const lines = credits.map((credit) => {
    const row = rows.find(({ variant_id }) => variant_id === credit.variant_id);
    if (!row) throw new Error(`The invoice has no line of variant ${credit.variant_id}.`);
    return creditLine(row, credit);
  });
  const { id, ordered_at, ...parties } = invoice;
  const prefix = `${await invoicePrefix(tx, settings)}C`;
  const number = await issue(tx, {
    ...parties,
    kind: "credit_note",
    prefix,
    orderId,
    orderedAt: ordered_at,
    cause,
    reason,
    against: id,
    lines,
  });
  return { number, total: lines.reduce((total, { amount }) => total + amount, 0) };
}
