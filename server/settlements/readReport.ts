import { setImmediate as turn } from "node:timers/promises";
import { reportLimits } from "../../contract/office/settlementLists.ts";
import { openSheet } from "../catalogue/import/openSheet.ts";
import { UnreadableFile } from "../catalogue/import/problem.ts";
import { courierLine, lackingOf } from "./courierLine.ts";
import { type FreightLine, freightLine, isFreightBill } from "./freightLine.ts";
import { gatewayLine, isGatewayReport, unitOf } from "./gatewayLine.ts";
import type { Cells, Read, ReportLine } from "./line.ts";
import { bare } from "./paise.ts";
import { type Found, tellApart, twice } from "./tellApart.ts";

/** A report as it was read: its lines, and how many rows are not transferred, or not charged yet. */
export type Report = { waiting: number } & (
  | { source: "gateway" | "courier"; lines: ReportLine[] }
  | { source: "freight"; lines: FreightLine[] }
);

type Row = { line: number; cells: Cells };
type Fault = { line: number; reason: string };

/** How many faults are named. */
const told = 5;

/** "Fee (exclusive tax)", "settlement_UTR": as columns are compared. */
const nameOf = (head: string): string =>
  bare(head)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

const same = (a: ReportLine, b: ReportLine) =>
  a.gross === b.gross && a.net === b.net && a.fee_gst === b.fee_gst && a.reference === b.reference;

/** Refuses a file in which something is wrong, with the first faults. */
function refuse(faults: Fault[]): never {
  const words = faults.slice(0, told).map(({ line, reason }) => `Line ${line}: ${reason}.`);
  const more = faults.length > told ? ` And ${faults.length - told} more.` : "";
  throw new UnreadableFile(`Nothing of this file was taken. ${words.join(" ")}${more}`);
}

async function readRows(path: string): Promise<{ columns: Set<string>; rows: Row[] }> {
  const sheet = await openSheet(path);
  try {
    const heads = sheet.header.cells.map(nameOf);
    const at = new Map(heads.map((name, n) => [name, n] as const).toReversed());
    const faults: Fault[] = [];
    const rows: Row[] = [];
    for await (const { line, cells } of sheet.rows((problem) => faults.push(problem))) {
      if (rows.length === reportLimits.lines)
        throw new UnreadableFile(
          `Nothing of this file was taken: it has more than ${reportLimits.lines.toLocaleString("en-IN")} lines. Send it in parts.`,
        );
      rows.push({
        line,
        cells: (...names) => bare(cells[at.get(names.find((name) => at.has(name)) ?? "") ?? -1] ?? ""),
      });
    }
    if (faults.length > 0) refuse(faults);
    return { columns: new Set(heads), rows };
  } finally {
    await sheet.close();
  }
}

/** How a row is read, by what the header says the file is. */
function readerOf(columns: ReadonlySet<string>, rows: readonly Row[]): ["gateway" | "courier", (cells: Cells) => Read] {
  if (isGatewayReport(columns)) {
    const unit = unitOf(
      columns,
      rows.map(({ cells }) => cells),
    );
    if (typeof unit === "object") throw new UnreadableFile(`Nothing of this file was taken. ${unit.wrong}`);
    return ["gateway", (cells) => gatewayLine(cells, unit)];
  }
  const lacking = lackingOf(columns);
  if (lacking.length > 0)
    throw new UnreadableFile(
      `This is no settlement report of the gateway (entity_id, credit, debit, settlement_id …) and no courier's bill (AWB, freight charges, invoice date), and for a courier's remittance it lacks a column for: ${lacking.join(", ")}.`,
    );
  return ["courier", courierLine];
}

/** Each line of a report once. */
function once(found: Found<ReportLine>[]): { lines: ReportLine[]; faults: Fault[] } {
  const lines = new Map<string, ReportLine>();
  const faults: Fault[] = [];
  for (const { at, line } of found) {
    const before = lines.get(line.outside_id);
    if (before && !same(before, line)) faults.push({ line: at, reason: twice(line.outside_id) });
    lines.set(line.outside_id, line);
  }
  return { lines: [...lines.values()], faults };
}

/** The lines of a file, each under an id of its own, and how many rows are left for later. */
async function linesOf<Line>(
  rows: readonly Row[],
  read: (cells: Cells) => Read<Line>,
  apart: (found: Found<Line>[]) => { lines: Line[]; faults: Fault[] },
): Promise<{ lines: Line[]; waiting: number }> {
  const found: Found<Line>[] = [];
  const wrong: Fault[] = [];
  let waiting = 0;
  for (const [n, { line, cells }] of rows.entries()) {
    // Others get their turn while a long one is read.
    if (n % 500 === 499) await turn();
    const row = read(cells);
    if ("wrong" in row) wrong.push({ line, reason: row.wrong });
    else if ("left" in row) waiting += row.left === "waiting" ? 1 : 0;
    else found.push({ at: line, line: row.line });
  }
  const { lines, faults } = apart(found);
  const all = [...wrong, ...faults].toSorted((a, b) => a.line - b.line);
  if (all.length > 0) refuse(all);
  return { lines, waiting };
}

/**
 * Reads a report of the gateway, a courier's remittance or his bill, whole or not at all: a file of which a line can't be read, is in another
 * currency or does not add up is refused by an UnreadableFile, whose words name the first lines.
 */
export async function readReport(path: string): Promise<Report> {
  const { columns, rows } = await readRows(path);
  if (isFreightBill(columns)) return { source: "freight", ...(await linesOf(rows, freightLine, tellApart)) };
  const [source, read] = readerOf(columns, rows);
  return { source, ...(await linesOf(rows, read, once)) };
}
