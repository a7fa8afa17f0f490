import { unguarded } from "../../sheets/cell.ts";
import { parseRecord } from "./parseRecord.ts";

/** A row of the file: the line it starts on, its cells (as many as the header has), and which of them were cut. */
export type Row = { line: number; cells: string[]; cut: number[] };
/** Lines that are no row. */
export type BadLines = { line: number; lastLine: number; reason: string };

/** Characters of a cell that are kept. */
export const cellLimit = 100_000;
/** Characters a record may have while it is read: a cell of 10 MB passes. */
const recordLimit = 12_000_000;

/** A copy that doesn't keep the large text it was cut from in memory; half characters at its end become U+FFFD. */
const copy = (text: string): string => Buffer.from(text).toString();

const lineBreaks = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/** The delimiter that the first line has most of. */
function findDelimiter(text: string): string {
  const line = /^[^\r\n]*/.exec(text)?.[0] ?? "";
  const count = (delimiter: string) => line.split(delimiter).length;
  return [",", ";", "\t"].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

/**
 * The rows of a CSV text: first the header, then those that have as many cells as it. Where quoting is broken, or a row
 * has too few or too many cells, only its first line is given up: reading goes on with the next one, so that a
 * quote that was never closed can't swallow the products after it. (This is why no ready-made parser is used: they
 * can't resume inside what they have read.) Memory is bounded by the record limit, whatever the file.
 */
export async function* readRows(chunks: AsyncIterable<string>): AsyncGenerator<Row | BadLines> {
  let text = "";
  let line = 1;
  let width = 0;
  let delimiter: string | undefined;
  let bad: BadLines | undefined;
  let insideLongLine = false;

  function* take(final: boolean): Generator<Row | BadLines> {
    if (line === 1) text = text.replace(/^\uFEFF/, "");
    delimiter ??= findDelimiter(text);
    let start = 0;
    const giveUpLine = (reason: string): boolean => {
      const newline = /\r\n|\r|\n/g;
      newline.lastIndex = start;
      const found = newline.exec(text);
      if (!insideLongLine)
        bad = bad && bad.lastLine === line - 1 ? { ...bad, lastLine: line } : { line, lastLine: line, reason };
      insideLongLine = !found;
      start = found ? newline.lastIndex : text.length;
      if (found) line++;
      return found !== null;
    };
    if (insideLongLine && !giveUpLine("")) start = text.length;
    while (start < text.length) {
      const record = parseRecord(text, start, final, delimiter);
      if (record === "more" && text.length - start <= recordLimit) break;
      if (record === "more") giveUpLine("the row is larger than 12 MB, or a quote in it is never closed");
      else if (record === "unclosed") giveUpLine("a quote in it is never closed");
      else {
        const raw = text.slice(start, record.next);
        const lines = lineBreaks(raw);
        const problem = record.cells.every((cell) => cell.trim() === "") ? undefined : misfit(record.cells, width);
        if (problem || (record.damaged && lines > 1)) {
          giveUpLine(problem ?? "its quotes are broken");
          continue;
        }
        if (bad) yield bad;
        bad = undefined;
        if (record.cells.some((cell) => cell.trim() !== "")) {
          yield toRow(line, record.cells, raw.length, width);
          width ||= record.cells.length;
        }
        line += lines;
        start = record.next;
      }
    }
    text = text.slice(start);
  }

  let wanted = 0;
  for await (const chunk of chunks) {
    text += chunk;
    // A record that spans many chunks is tried again only when it has doubled: linear time for a huge cell.
    if (text.length < wanted) continue;
    yield* take(false);
    wanted = text.length > 1_000_000 ? Math.min(text.length * 2, recordLimit + 1) : 0;
  }
  yield* take(true);
  if (bad) yield bad;
}

function misfit(cells: string[], width: number): string | undefined {
  if (width === 0 || cells.length === width) return undefined;
  if (cells.length > width && cells.slice(width).every((cell) => cell.trim() === "")) return undefined;
  return `it has ${cells.length} ${cells.length === 1 ? "cell" : "cells"}, the header has ${width}`;
}

function toRow(line: number, cells: string[], size: number, width: number): Row {
  const cut: number[] = [];
  const kept = (width === 0 ? cells : cells.slice(0, width)).map((cell, i) => {
    if (cell.length > cellLimit) cut.push(i);
    const bounded = cell.length > cellLimit ? cell.slice(0, cellLimit) : cell;
    const detached = size > cellLimit ? copy(bounded) : bounded;
    // PostgreSQL can't store NUL; shop systems put an apostrophe before what a spreadsheet would take for a formula.
    return unguarded(detached.replaceAll("\0", ""));
  });
  return { line, cells: kept, cut };
}
