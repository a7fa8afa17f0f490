import type { Transaction } from "../database/connect.ts";
import type { Month } from "./month.ts";
import { add, type Figures, gstinOf, none, type PartName, partNames, partOf } from "./parts.ts";

/** A row of table 7: what buyers without a GSTIN bought, by place and rate, less their credit notes. */
export type SmallRow = Figures & { place: string; inside: boolean; gst_bp: number };

/** Documents of a series that follow one another. */
export type SeriesRun = { kind: "invoice" | "credit_note"; from: string; to: string; total: number };

/** What was issued on a day in India (2026-11-22), notes apart from invoices. Paise, notes above zero too. */
export type DayFigures = Figures & {
  day: string;
  kind: SeriesRun["kind"];
  documents: number;
  round_off: number;
  total: number;
};

/**
 * What a month's documents come to. `parts` is from their lines, `whole` from what they say themselves, both less credit
 * notes; `free` is what was sold at 0 %; `interstate` what went to buyers without a GSTIN in other states, by place.
 */
export type MonthFigures = {
  parts: Record<PartName, Figures & { documents: number }>;
  whole: Figures & { invoices: number; notes: number; total: number; round_off: number };
  small: SmallRow[];
  taxed: Figures;
  free: number;
  interstate: { place: string; taxable: number; igst: number }[];
  days: DayFigures[];
  runs: SeriesRun[];
};

type LineSum = SmallRow & { part: PartName; registered: boolean };

const readLineSums = (tx: Transaction, { from, to }: Month) => tx<LineSum[]>`
  with d as materialized (
    select d.id, ${partOf(tx)} as part, ${gstinOf(tx)} is not null as registered, d.inside, d.place_of_supply as place,
      case d.kind when 'invoice' then 1 else -1 end as sign
    from tax_document d left join tax_document i on i.id = d.against where d.issued_at >= ${from} and d.issued_at < ${to})
  select d.part, d.registered, d.inside, d.place, l.gst_bp, sum(d.sign * l.taxable)::bigint as taxable, sum(d.sign * l.cgst)::bigint as cgst,
    sum(d.sign * l.sgst)::bigint as sgst, sum(d.sign * l.igst)::bigint as igst
  from d join tax_document_line l on l.document_id = d.id group by 1, 2, 3, 4, 5 order by d.place, l.gst_bp, d.inside desc`;

const readDays = (tx: Transaction, { from, to }: Month) => tx<(DayFigures & { part: PartName })[]>`
  select to_char(d.issued_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, d.kind, ${partOf(tx)} as part, count(*)::int as documents,
    sum(d.taxable)::bigint as taxable, sum(d.cgst)::bigint as cgst, sum(d.sgst)::bigint as sgst, sum(d.igst)::bigint as igst,
    sum(d.round_off)::bigint as round_off, sum(d.total)::bigint as total
  from tax_document d left join tax_document i on i.id = d.against where d.issued_at >= ${from} and d.issued_at < ${to}
  group by 1, 2, 3 order by 1, 2 desc, 3`;

const readRuns = (tx: Transaction, { from, to }: Month) => tx<SeriesRun[]>`
  select r.kind, a.number as from, b.number as to, r.total::int
  from (
    select kind, prefix, fin_year, min(serial) as first, max(serial) as last, count(*) as total
    from (
      select kind, prefix, fin_year, serial, serial - row_number() over (partition by kind, prefix, fin_year order by serial) as run
      from tax_document where issued_at >= ${from} and issued_at < ${to}) one
    group by kind, prefix, fin_year, run) r
  join tax_document a on (a.prefix, a.fin_year, a.serial) = (r.prefix, r.fin_year, r.first)
  join tax_document b on (b.prefix, b.fin_year, b.serial) = (r.prefix, r.fin_year, r.last)
  order by r.prefix, r.fin_year, r.first`;

/** Rows with the same key added up into the first of them. */
function merged<T extends Figures>(rows: readonly T[], keyOf: (row: T) => string): T[] {
  const known = new Map<string, T>();
  for (const row of rows) {
    const one = known.get(keyOf(row));
    if (one) add(one, row);
    else known.set(keyOf(row), { ...row });
  }
  return [...known.values()];
}

/** The days of a month, parts of the return put together. */
function daysOf(rows: readonly (DayFigures & { part: PartName })[]): DayFigures[] {
  const days: DayFigures[] = [];
  for (const { part: _, ...row } of rows) {
    const last = days.at(-1);
    if (last?.day !== row.day || last.kind !== row.kind) days.push({ ...row });
    else {
      add(last, row);
      for (const name of ["documents", "round_off", "total"] as const) last[name] += row[name];
    }
  }
  return days;
}

/** Adds up a month's documents and their lines in the database; what comes here is a few hundred rows. */
export async function readFigures(tx: Transaction, month: Month): Promise<MonthFigures> {
  const [lines, byPart, runs] = [await readLineSums(tx, month), await readDays(tx, month), await readRuns(tx, month)];
  const parts = Object.fromEntries(
    partNames.map((name) => [name, { documents: 0, ...none() }]),
  ) as MonthFigures["parts"];
  const whole = { invoices: 0, notes: 0, total: 0, round_off: 0, ...none() };
  const taxed = none();
  for (const row of lines) {
    add(parts[row.part], row);
    if (row.gst_bp > 0) add(taxed, row);
  }
  for (const { part, kind, documents, ...row } of byPart) {
    const sign = kind === "invoice" ? 1 : -1;
    parts[part].documents += documents;
    whole[kind === "invoice" ? "invoices" : "notes"] += documents;
    for (const name of ["taxable", "cgst", "sgst", "igst", "round_off", "total"] as const)
      whole[name] += sign * row[name];
  }
  return {
    parts,
    whole,
    small: lines.flatMap(({ part, place, inside, gst_bp, taxable, cgst, sgst, igst }) =>
      part === "b2cs" ? [{ place, inside, gst_bp, taxable, cgst, sgst, igst }] : [],
    ),
    taxed,
    free: lines.reduce((sum, { gst_bp, taxable }) => sum + (gst_bp === 0 ? taxable : 0), 0),
    interstate: merged(
      lines.filter(({ registered, inside, gst_bp }) => !registered && !inside && gst_bp > 0),
      ({ place }) => place,
    ).map(({ place, taxable, igst }) => ({ place, taxable, igst })),
    days: daysOf(byPart),
    runs: [...runs],
  };
}
