import type { Transaction } from "../database/connect.ts";
import { largeAbove } from "./month.ts";

/** Paise. */
export type Figures = { taxable: number; cgst: number; sgst: number; igst: number };

/** The parts of the return that documents go to: tables 4A, 5A, 7, 9B. */
export const partNames = ["b2b", "b2cl", "b2cs", "cdnr", "cdnur"] as const;
export type PartName = (typeof partNames)[number];

/** No paise at all. */
export const none = (): Figures => ({ taxable: 0, cgst: 0, sgst: 0, igst: 0 });

/** Adds figures to a sum. */
export function add(sum: Figures, figures: Figures): void {
  for (const part of ["taxable", "cgst", "sgst", "igst"] as const) sum[part] += figures[part];
}

/** The GSTIN of the buyer of document `d`, null without one. */
export const gstinOf = (tx: Transaction) => tx`nullif(d.buyer ->> 'gstin', '')`;

/**
 * Which part of the return document `d` belongs to, as SQL; a credit note follows the invoice `i` that it corrects. An
 * invoice without a GSTIN to another state is large above the limit of its day.
 */
export function partOf(tx: Transaction) {
  const rules = largeAbove.map(({ from, value }) => tx`when supplied.at >= ${from} then supplied.total > ${value}`);
  return tx`(
    select case
      when ${gstinOf(tx)} is not null then case d.kind when 'invoice' then 'b2b' else 'cdnr' end
      when d.inside or not coalesce(case ${rules} end, false) then 'b2cs'
      when d.kind = 'invoice' then 'b2cl' else 'cdnur' end
    from (select case d.kind when 'invoice' then d.issued_at else i.issued_at end as at,
      case d.kind when 'invoice' then d.total else i.total end as total) supplied)`;
}
