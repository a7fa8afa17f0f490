import type { Transaction } from "../database/connect.ts";
import type { Month } from "./month.ts";

/** Paise. */
export type Figures = { taxable: number; cgst: number; sgst: number; igst: number };
export type RateFigures = Figures & { gst_bp: number };

/** What the return asks of an invoice or a credit note, its lines added up by rate. Paise; `sums` as the document says them itself. */
export type MonthDocument = {
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
  sums: Figures;
  round_off: number;
  total: number;
  /** The invoice that a credit note corrects. */
  against: { kind: string; number: string; issued_at: Date; total: number } | null;
  rates: RateFigures[];
};

type Row = Omit<MonthDocument, "sums" | "against" | "rates"> &
  Figures & {
    id: number;
    invoice_kind: string | null;
    invoice_number: string;
    invoice_at: Date;
    invoice_total: number;
  };

/** How many documents are read at once. */
const batch = 10_000;

function toDocument(row: Row, rates: RateFigures[]): MonthDocument {
  const { kind, prefix, fin_year, serial, number, issued_at, gstin, buyer, place, inside, round_off, total } = row;
  const { taxable, cgst, sgst, igst, invoice_kind } = row;
  return {
    kind,
    prefix,
    fin_year,
    serial,
    number,
    issued_at,
    gstin,
    buyer,
    place,
    inside,
    round_off,
    total,
    sums: { taxable, cgst, sgst, igst },
    against:
      invoice_kind === null
        ? null
        : { kind: invoice_kind, number: row.invoice_number, issued_at: row.invoice_at, total: row.invoice_total },
    rates,
  };
}

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
      select d.id, d.kind, d.prefix, d.fin_year, d.serial, d.number, d.issued_at, nullif(d.buyer ->> 'gstin', '') as gstin,
        coalesce(nullif(d.buyer ->> 'business_name', ''), d.buyer ->> 'name') as buyer, d.place_of_supply as place, d.inside,
        d.taxable, d.cgst, d.sgst, d.igst, d.round_off, d.total,
        i.kind as invoice_kind, i.number as invoice_number, i.issued_at as invoice_at, i.total as invoice_total
      from tax_document d left join tax_document i on i.id = d.against
      where d.issued_at >= ${from} and d.issued_at < ${to} and (d.prefix, d.fin_year, d.serial) > (${last.prefix}, ${last.fin_year}, ${last.serial})
      order by d.prefix, d.fin_year, d.serial limit ${batch}`;
    const rates = await readRates(
      tx,
      rows.map(({ id }) => id),
    );
    for (const row of rows) yield toDocument(row, rates.get(row.id) ?? []);
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

/** Lines without an HSN of enough digits. */
export const readLinesWithoutHsn = (tx: Transaction, { from, to }: Month, digits: number) => tx<
  { number: string; description: string; sku: string; hsn: string | null }[]
>`
  select d.number, l.description, l.sku, l.hsn from tax_document d join tax_document_line l on l.document_id = d.id
  where d.issued_at >= ${from} and d.issued_at < ${to} and length(coalesce(l.hsn, '')) < ${digits} order by d.id, l.position`;

/** Numbers that are missing in the month's series, up to the last one of the month. */
export const readGaps = (tx: Transaction, { from, to }: Month) => tx<{ series: string; serial: number }[]>`
  select s.prefix || '/' || s.fin_year as series, g.serial
  from (select prefix, fin_year, max(serial) as last from tax_document where issued_at >= ${from} and issued_at < ${to} group by 1, 2) s
  cross join lateral generate_series(1, s.last) g(serial)
  where s.last > (select count(*) from tax_document d where d.prefix = s.prefix and d.fin_year = s.fin_year and d.serial <= s.last)
    and not exists (select from tax_document d where d.prefix = s.prefix and d.fin_year = s.fin_year and d.serial = g.serial)
  order by 1, 2`;
