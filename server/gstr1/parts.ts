import { largeLimit } from "./month.ts";
import type { Figures, MonthDocument } from "./readDocuments.ts";

/** The parts of the return that documents go to: tables 4A, 5A, 7, 9B. */
export const partNames = ["b2b", "b2cl", "b2cs", "cdnr", "cdnur"] as const;
export type PartName = (typeof partNames)[number];

/** A row of table 7: what buyers without a GSTIN bought, by place and rate, less their credit notes. */
export type SmallRow = Figures & { place: string; inside: boolean; gst_bp: number };

/** Documents of a series that follow one another. */
export type SeriesRun = { kind: MonthDocument["kind"]; from: string; to: string; total: number };

const none = (): Figures => ({ taxable: 0, cgst: 0, sgst: 0, igst: 0 });

/** Adds figures to a sum; `sign` −1 takes them off. */
export function add(sum: Figures, figures: Figures, sign: 1 | -1 = 1): void {
  for (const part of ["taxable", "cgst", "sgst", "igst"] as const) sum[part] += sign * figures[part];
}

/** Which part of the return a document belongs to; a credit note follows the invoice that it corrects. */
export function partOf({ kind, gstin, inside, issued_at, total, against }: MonthDocument): PartName {
  const isNote = kind === "credit_note";
  if (gstin !== null) return isNote ? "cdnr" : "b2b";
  const invoice = isNote ? against : { issued_at, total };
  const isLarge = !inside && invoice !== null && invoice.total > largeLimit(invoice.issued_at);
  if (!isLarge) return "b2cs";
  return isNote ? "cdnur" : "b2cl";
}

/** What the month's documents come to, added up one by one: `parts` from their lines, `whole` from what they say themselves. */
export function openSums() {
  const parts = Object.fromEntries(partNames.map((name) => [name, { documents: 0, ...none() }])) as Record<
    PartName,
    Figures & { documents: number }
  >;
  const whole = { invoices: 0, notes: 0, total: 0, round_off: 0, ...none() };
  const small = new Map<string, SmallRow>();
  const runs: (SeriesRun & { series: string; last: number })[] = [];
  return {
    parts,
    whole,
    small: () => [...small.values()].toSorted((a, b) => a.place.localeCompare(b.place) || a.gst_bp - b.gst_bp),
    runs,
    /** Takes a document in; answers its part. */
    add(document: MonthDocument): PartName {
      const { kind, prefix, fin_year, serial, number, rates, place, inside } = document;
      const part = partOf(document);
      const sign = kind === "invoice" ? 1 : -1;
      parts[part].documents++;
      whole[kind === "invoice" ? "invoices" : "notes"]++;
      whole.total += sign * document.total;
      whole.round_off += sign * document.round_off;
      add(whole, document.sums, sign);
      for (const rate of rates) {
        add(parts[part], rate, sign);
        if (part !== "b2cs") continue;
        const key = `${place} ${rate.gst_bp} ${inside}`;
        const row = small.get(key) ?? { place, inside, gst_bp: rate.gst_bp, ...none() };
        add(row, rate, sign);
        small.set(key, row);
      }
      const series = `${prefix}/${fin_year}`;
      const run = runs.at(-1);
      if (run?.series === series && run.last === serial - 1 && run.kind === kind) {
        run.last = serial;
        run.to = number;
        run.total++;
      } else runs.push({ kind, series, from: number, to: number, total: 1, last: serial });
      return part;
    },
  };
}

export type Sums = ReturnType<typeof openSums>;
