import { gstin as checkGstin } from "../../contract/fields.ts";
import { type CheckName, checkNames } from "../../contract/office/taxChecks.ts";
import { states } from "../../contract/states.ts";
import type { Transaction } from "../database/connect.ts";
import { rupees } from "../sheets/figures.ts";
import type { Month } from "./month.ts";
import { add, type Figures, gstinOf, none, partNames } from "./parts.ts";
import type { HsnRow } from "./readDocuments.ts";
import type { MonthFigures } from "./readFigures.ts";

/** What is wrong, in words; with the order and the product that it comes from, where there is one. */
export type Fault = { words: string; order_no?: string; product_id?: number | null };

/** What was checked: how many faults there are, and the first of them. */
export type Check = { name: CheckName; count: number; faults: Fault[] };

/** What is wrong is read so far; the rest is only counted. */
type Most = { most: number };
type Row = { number: string; order_no: string; all: number };

const kinds = ["taxable", "cgst", "sgst", "igst"] as const;

const differing = (a: Figures, b: Figures): string[] =>
  kinds.flatMap((kind) => (a[kind] === b[kind] ? [] : `${kind} ${rupees(a[kind])}, not ${rupees(b[kind])}`));

/** A check of faulty documents: what is wrong with each stands behind its number. */
const checkOf = <T extends Row>(name: CheckName, rows: readonly T[], what: (row: T) => string): Check => ({
  name,
  count: rows[0]?.all ?? 0,
  faults: rows.map((row) => ({ words: `${row.number}: ${what(row)}`, order_no: row.order_no })),
});

async function checkGstins(tx: Transaction, { from, to }: Month, own: string[], { most }: Most): Promise<Check> {
  const known = await tx<{ gstin: string }[]>`
    select distinct ${gstinOf(tx)} as gstin from tax_document d
    where d.issued_at >= ${from} and d.issued_at < ${to} and ${gstinOf(tx)} is not null`;
  const wrong = known.map(({ gstin }) => gstin).filter((gstin) => !checkGstin(gstin).ok);
  const rows = await tx<(Row & { gstin: string })[]>`
    select d.number, o.order_no, ${gstinOf(tx)} as gstin, count(*) over ()::int as all from tax_document d join orders o on o.id = d.order_id
    where d.issued_at >= ${from} and d.issued_at < ${to} and ${gstinOf(tx)} = any(${wrong}) order by d.id limit ${most}`;
  const buyers = checkOf("gstins", rows, ({ gstin }) => `the buyer's GSTIN ${gstin} is not one`);
  const sellers = [
    ...own.filter((one) => !checkGstin(one).ok).map((one) => `The shop's own GSTIN "${one}" is not one`),
    ...(own.length > 1 ? [`The documents are of several GSTINs: ${own.join(", ")}`] : []),
  ].map((words) => ({ words }));
  return { name: "gstins", count: buyers.count + sellers.length, faults: [...sellers, ...buyers.faults] };
}

async function checkLines(tx: Transaction, { from, to }: Month, { most }: Most): Promise<Check> {
  type Apart = Row & Figures & { sums: Figures | null };
  const rows = await tx<Apart[]>`
    select d.number, o.order_no, d.taxable, d.cgst, d.sgst, d.igst, count(*) over ()::int as all,
      case when s.document_id is not null then jsonb_build_object('taxable', s.taxable, 'cgst', s.cgst, 'sgst', s.sgst, 'igst', s.igst) end as sums
    from tax_document d left join (
      select l.document_id, sum(l.taxable) as taxable, sum(l.cgst) as cgst, sum(l.sgst) as sgst, sum(l.igst) as igst
      from tax_document e join tax_document_line l on l.document_id = e.id
      where e.issued_at >= ${from} and e.issued_at < ${to} group by 1) s on s.document_id = d.id
    join orders o on o.id = d.order_id
    where d.issued_at >= ${from} and d.issued_at < ${to}
      and (d.taxable, d.cgst, d.sgst, d.igst) is distinct from (s.taxable, s.cgst, s.sgst, s.igst)
    order by d.id limit ${most}`;
  return checkOf("sums", rows, ({ sums, ...own }) =>
    sums ? `its lines come to ${differing(sums, own).join("; ")}` : "it has no lines",
  );
}

async function checkPlaces(tx: Transaction, { from, to }: Month, { most }: Most): Promise<Check> {
  const rows = await tx<(Row & { place: string })[]>`
    select d.number, o.order_no, d.place_of_supply as place, count(*) over ()::int as all from tax_document d join orders o on o.id = d.order_id
    where d.issued_at >= ${from} and d.issued_at < ${to} and d.place_of_supply <> all(${states.map(([code]) => code)}) order by d.id limit ${most}`;
  return checkOf("places", rows, ({ place }) => `there is no state with the code ${place}`);
}

async function checkNotes(tx: Transaction, { from, to }: Month, { most }: Most): Promise<Check> {
  const rows = await tx<(Row & { invoice: string | null })[]>`
    select d.number, o.order_no, case i.kind when 'invoice' then i.number end as invoice, count(*) over ()::int as all
    from tax_document d join orders o on o.id = d.order_id left join tax_document i on i.id = d.against
    where d.issued_at >= ${from} and d.issued_at < ${to} and d.kind = 'credit_note' and (i.kind is distinct from 'invoice' or i.issued_at > d.issued_at)
    order by d.id limit ${most}`;
  return checkOf("notes", rows, ({ invoice }) =>
    invoice === null ? "the invoice that it corrects is not known" : `it is older than its invoice ${invoice}`,
  );
}

async function checkHsn(tx: Transaction, { from, to }: Month, digits: number, { most }: Most): Promise<Check> {
  const rows = await tx<(Row & { description: string; sku: string; hsn: string | null; product_id: number | null })[]>`
    select d.number, o.order_no, l.description, l.sku, l.hsn, v.product_id, count(*) over ()::int as all
    from tax_document d join tax_document_line l on l.document_id = d.id join orders o on o.id = d.order_id left join variant v on v.id = l.variant_id
    where d.issued_at >= ${from} and d.issued_at < ${to} and length(coalesce(l.hsn, '')) < ${digits} order by d.id, l.position limit ${most}`;
  const check = checkOf("hsn", rows, ({ description, sku, hsn }) => {
    const known = hsn ? `the HSN ${hsn}, less than ${digits} digits` : "no HSN";
    return `${description} (${sku}) has ${known}`;
  });
  return { ...check, faults: check.faults.map((fault, i) => ({ ...fault, product_id: rows[i]?.product_id ?? null })) };
}

/** Numbers that are missing after the last one that was issued before the month: each is named in one month. */
async function checkSeries(tx: Transaction, { from, to }: Month, { most }: Most): Promise<Check> {
  const rows = await tx<{ series: string; serial: number; all: number }[]>`
    select s.prefix || '/' || s.fin_year as series, g.serial, count(*) over ()::int as all
    from (
      select m.*, coalesce((select max(serial) from tax_document d where d.prefix = m.prefix and d.fin_year = m.fin_year
        and d.serial < m.last and d.issued_at < ${from}), 0) as before
      from (select prefix, fin_year, max(serial) as last from tax_document where issued_at >= ${from} and issued_at < ${to} group by 1, 2) m) s
    cross join lateral generate_series(s.before + 1, s.last) g(serial)
    where s.last - s.before > (
        select count(*) from tax_document d where d.prefix = s.prefix and d.fin_year = s.fin_year and d.serial > s.before and d.serial <= s.last)
      and not exists (select from tax_document d where d.prefix = s.prefix and d.fin_year = s.fin_year and d.serial = g.serial)
    order by 1, 2 limit ${most}`;
  const words = ({ series, serial }: { series: string; serial: number }) =>
    `${series}/${String(serial).padStart(6, "0")} is missing in its series`;
  return { name: "series", count: rows[0]?.all ?? 0, faults: rows.map((row) => ({ words: words(row) })) };
}

/** Where the parts of the return and its table 12 don't come to what the documents do. */
function checkParts({ parts, whole }: MonthFigures, hsn: readonly HsnRow[]): Check {
  const sum = (figures: readonly Figures[]) => {
    const all = none();
    for (const one of figures) add(all, one);
    return all;
  };
  const compare = (name: string, a: Figures, b: Figures) =>
    differing(a, b).map((fault) => ({ words: `${name} come to ${fault} as the documents say` }));
  const faults = [
    ...compare("The parts", sum(partNames.map((name) => parts[name])), whole),
    ...compare(
      "HSNs of buyers with a GSTIN",
      sum(hsn.filter(({ registered }) => registered)),
      sum([parts.b2b, parts.cdnr]),
    ),
    ...compare(
      "HSNs of buyers without a GSTIN",
      sum(hsn.filter(({ registered }) => !registered)),
      sum([parts.b2cl, parts.b2cs, parts.cdnur]),
    ),
  ];
  return { name: "parts", count: faults.length, faults };
}

/**
 * Everything that a month is checked for before it is filed, in the order of `checkNames`; `sellers` are the GSTINs under
 * which the shop sold, `most` is how many faults of each kind are read.
 */
export async function checkMonth(
  tx: Transaction,
  month: Month,
  figures: MonthFigures,
  hsn: readonly HsnRow[],
  { sellers, hsnDigits, most }: { sellers: string[]; hsnDigits: number } & Most,
): Promise<Check[]> {
  const isShort = hsn.some((row) => row.hsn.length < hsnDigits);
  const checks: Check[] = [
    await checkGstins(tx, month, sellers, { most }),
    await checkLines(tx, month, { most }),
    await checkPlaces(tx, month, { most }),
    await checkNotes(tx, month, { most }),
    isShort ? await checkHsn(tx, month, hsnDigits, { most }) : { name: "hsn", count: 0, faults: [] },
    await checkSeries(tx, month, { most }),
    checkParts(figures, hsn),
  ];
  return checkNames.flatMap((name) => checks.filter((check) => check.name === name));
}
