import { a4, type Sheet } from "../pdf/paper.ts";

/** A millimetre in points. */
export const mm = 72 / 25.4;

/** A dot of a thermal printer of 203 dpi (eight to the millimetre) in points: bars that begin and end on it are printed sharply. */
export const dot = mm / 8;

const of = (width: number, height: number): Sheet => ({ width: width * mm, height: height * mm });

export const a5: Sheet = of(148, 210);
export const parcelLabel: Sheet = of(100, 150);

/** What draws bars: a label printer in whole dots only, an office printer as fine as scanners can read. */
export type Printer = "thermal" | "office";

/** Pieces' labels on one sheet, in points: so many beside and below one another, `gap` between those beside, all in its middle. */
export type LabelSheet = { sheet: Sheet; columns: number; rows: number; label: Sheet; gap: number; printer: Printer };

const onA4 = (columns: number, rows: number, width: number, height: number): LabelSheet => ({
  sheet: a4,
  columns,
  rows,
  label: of(width, height),
  gap: 2.54 * mm,
  printer: "office",
});
const roll = of(50, 25);

/** Sheets as they are sold: by how many labels are on A4, and a roll of 50 × 25 mm for a label printer. */
export const labelSheets = {
  "24": onA4(3, 8, 63.5, 33.87),
  "40": onA4(4, 10, 45.7, 25.4),
  "65": onA4(5, 13, 38.1, 21.2),
  roll: { sheet: roll, columns: 1, rows: 1, label: roll, gap: 0, printer: "thermal" },
} satisfies Record<string, LabelSheet>;
