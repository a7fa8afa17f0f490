import type { Transaction } from "../database/connect.ts";
import type { DocumentLine, TaxDocument } from "./document.ts";
import { nextNumber } from "./nextNumber.ts";

type Issue = Pick<
  TaxDocument,
  "kind" | "seller" | "buyer" | "place_of_supply" | "inside" | "payment_method" | "lines"
> & {
  prefix: string;
  orderId: number;
  orderedAt: Date;
  cause: string;
  against?: number;
  reason?: string;
};

const sum = (lines: DocumentLine[], part: "amount" | "taxable" | "cgst" | "sgst" | "igst") =>
  lines.reduce((total, line) => total + line[part], 0);

/**
 * Issues a document with the next number of its series and writes it down for good; gives its number. The total is what
 * the lines cost; the paise that the taxes miss to it are its rounding.
 */
export async function issue(tx: Transaction, document: Issue): Promise<string> {
  const { kind, prefix, orderId, cause, lines } = document;
  const [clock] = await tx<{ now: Date }[]>`select now() as now`;
  if (!clock) throw new Error("The database tells no time.");
  const series = await nextNumber(tx, prefix, clock.now);
  const [taxable, cgst, sgst, igst] = [
    sum(lines, "taxable"),
    sum(lines, "cgst"),
    sum(lines, "sgst"),
    sum(lines, "igst"),
  ];
  const total = sum(lines, "amount");
  const [issued] = await tx<{ id: number }[]>`
    insert into tax_document (kind, prefix, fin_year, serial, number, order_id, seq, cause, against, issued_at, ordered_at, seller, buyer,
      place_of_supply, inside, payment_method, reason, taxable, cgst, sgst, igst, round_off, total)
    select ${kind}, ${series.prefix}, ${series.fin_year}, ${series.serial}, ${series.number}, ${orderId},
      (select count(*) + 1 from tax_document where order_id = ${orderId} and kind = ${kind}), ${cause}, ${document.against ?? null}, ${clock.now},
      ${document.orderedAt}, ${tx.json(document.seller)}, ${tx.json(document.buyer)}, ${document.place_of_supply}, ${document.inside},
      ${document.payment_method}, ${document.reason ?? null}, ${taxable}, ${cgst}, ${sgst}, ${igst},
      ${total - taxable - cgst - sgst - igst}, ${total}
    returning id`;
  if (!issued) throw new Error(`${series.number} could not be issued.`);
  await tx`insert into tax_document_line ${tx(lines.map((line, index) => ({ ...line, document_id: issued.id, position: index + 1 })))}`;
  return series.number;
}
