import type { Transaction } from "../database/connect.ts";
import type { Month } from "./month.ts";
import { type Figures, gstinOf, type PartName, partOf } from "./parts.ts";

export type RateFigures = Figures & { gst_bp: number };

/** What the return asks of an invoice or a credit note, its lines added up by rate. Paise. */
export type MonthDocument = {
  part: PartName;
  kind: "invoice" | "credit_note";
  prefix: string;
  fin_year: string;
  serial: number;
  number: string;
  issued_at: Date;
  gstin: string | null;
  buyer: string;
  place: string;
  inside: boolean;
  round_off: number;
  total: number;
  /** The number of the invoice that a credit note corrects. */
  against: string | null;
  rates: RateFigures[];
};

type Row = Omit<MonthDocument, "rates"> & { id: number };

/** How many documents are read at once: others get their turn between. */
const batch = 500;

/** The lines of documents added up by rate, under their documents' ids. */
async function readRates(tx: Transaction, ids: number[]): Promise<Map<number, RateFigures[]>> {
  const rows = await tx<(RateFigures & { document_id: number })[]>`
    select document_id, gst_bp, sum(taxable)::bigint as taxable, sum(cgst)::bigint as cgst, sum(sgst)::bigint as sgst, sum(igst)::bigint as igst
    from tax_document_line where document_id = any(${ids}) group by document_id, gst_bp order by document_id, gst_bp`;
  const rates = new Map<number, RateFigures[]>();
  for (const { document_id, ...rate } of rows) {
    const known = rates.get(document_id);
    if (known) known.push(rate);
    else rates.set(document_id, [rate]);
  }
  return rates;
}

/**
 * The month's documents in the order of their series, so many at a time. Each step takes an index whatever the database
 * knows of the tables: joined at once, documents and lines took minutes where they had never been analysed.
 */
export async function* readDocuments(tx: Transaction, { from, to }: Month): AsyncGenerator<MonthDocument> {
  let last: Pick<Row, "prefix" | "fin_year" | "serial"> | undefined = { prefix: "", fin_year: "", serial: 0 };
  while (last) {
    const rows: Row[] = await tx<Row[]>`
      select d.id, ${partOf(tx)} as part, d.kind, d.prefix, d.fin_year, d.serial, d.number, d.issued_at, ${gstinOf(tx)} as gstin,
        coalesce(nullif(d.buyer ->> 'business_name', ''), d.buyer ->> 'name') as buyer, d.place_of_supply as place, d.inside,
        d.round_off, d.total, i.number as against
      from tax_document d left join tax_document i on i.id = d.against
      where d.issued_at >= ${from} and d.issued_at < ${to} and (d.prefix, d.fin_year, d.serial) > (${last.prefix}, ${last.fin_year}, ${last.serial})
      order by d.prefix, d.fin_year, d.serial limit ${batch}`;
    const rates = await readRates(
      tx,
      rows.map(({ id }) => id),
    );
    for (const { id, ...row } of rows) yield { ...row, rates: rates.get(id) ?? [] };
    last = rows.length === batch ? rows.at(-1) : undefined;
  }
}

/** A row of table 12: what was sold of an HSN at a rate, less what was credited. `registered`: to buyers with a GSTIN. */
export type HsnRow = RateFigures & { registered: boolean; hsn: string; quantity: number };

/** Table 12, the HSN cut to so many digits. */
export const readHsn = (tx: Transaction, { from, to }: Month, digits: number) => tx<HsnRow[]>`
  select nullif(d.buyer ->> 'gstin', '') is not null as registered, left(coalesce(l.hsn, ''), ${digits}) as hsn, l.gst_bp,
    sum(s.sign * l.quantity)::bigint as quantity, sum(s.sign * l.taxable)::bigint as taxable, sum(s.sign * l.cgst)::bigint as cgst,
    sum(s.sign * l.sgst)::bigint as sgst, sum(s.sign * l.igst)::bigint as igst
  from tax_document d join tax_document_line l on l.document_id = d.id
  cross join lateral (select case d.kind when 'invoice' then 1 else -1 end as sign) s
  where d.issued_at >= ${from} and d.issued_at < ${to}
  group by 1, 2, 3 order by 1 desc, 2, 3`;

/** The GSTINs under which the month's documents were issued. */
export const readSellers = (tx: Transaction, { from, to }: Month) => tx<{ gstin: string }[]>`
  select distinct coalesce(seller ->> 'gstin', '') as gstin from tax_document where issued_at >= ${from} and issued_at < ${to} order by 1`;
