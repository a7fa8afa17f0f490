import { addChanges, type Changes } from "./changes.ts";
import type { Claimed } from "./claim.ts";
import type { Format } from "./detectFormat.ts";
import { addPlacements, type Places } from "./places/tally.ts";
import type { Problem } from "./problem.ts";
import { addCounts, type BatchResult } from "./writeBatch.ts";

/** Products by what became of them, variants that are in, rows or products refused, and notices. */
export type ImportResult = {
  format: Format;
  encoding: string;
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
  variants: number;
  refusals: number;
  notices: number;
  changes: Changes;
  /** Where the categories of the products that were written went. */
  places: Places;
  /** The file's columns that nothing is taken from. */
  unread: string[];
};

/** Before anything was read of a file. */
export const emptyResult = (format: Format, unread: string[]): ImportResult => ({
  format,
  encoding: "",
  rows: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  variants: 0,
  refusals: 0,
  notices: 0,
  changes: {},
  places: new Map(),
  unread,
});

/** How many products are done, whatever became of them. */
export const productsDone = ({ added, changed, unchanged, refused }: ImportResult): number =>
  added + changed + unchanged + refused;

/** What became of a batch, and of what of it could not be claimed. */
export type Written = Pick<Claimed, "problems" | "refused"> & { results: BatchResult[] };

/** Adds what became of a batch to what became of the file, tells `report` of its problems in the order of their lines, and who watches that it is done. */
export function addWritten(result: ImportResult, written: Written, report: (problem: Problem) => void): void {
  const all = [written, ...written.results].flatMap(({ problems }) => problems);
  all.sort((a, b) => a.line - b.line).forEach(report);
  result.refused += written.refused;
  for (const { problems: _, changes, placements, seen, ...counts } of written.results) {
    for (const done of seen) done();
    addCounts(result, counts);
    addChanges(result.changes, changes);
    addPlacements(result.places, placements);
  }
}
