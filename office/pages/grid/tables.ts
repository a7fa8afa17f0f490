import type { GridRow } from "../../../contract/office/grid.ts";
import type { GridColumn } from "./columns.ts";
import type { Entry, Sheet } from "./useEntries.ts";
import { entered, plainText } from "./values.ts";

/** Cells between two corners, by their rows and columns. */
export type Range = { top: number; bottom: number; left: number; right: number };

/** A table as spreadsheets put it on the clipboard: tabs between cells, lines between rows, quotes around what has either. */
export function readTable(text: string): string[][] {
  const rows: string[][] = [[]];
  const sign = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*)/y;
  for (let at = 0; at <= text.length; ) {
    sign.lastIndex = at;
    const [whole = "", quoted, plain = ""] = sign.exec(text) ?? [];
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    at += whole.length;
    if (at >= text.length) break;
    if (text[at] !== "\t") rows.push([]);
    at += text.startsWith("\r\n", at) ? 2 : 1;
  }
  if (rows.length > 1 && rows.at(-1)?.join("") === "") rows.pop();
  return rows;
}

const quoted = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const cellText = (row: GridRow, { field, tells }: GridColumn, sheet: Sheet) =>
  field ? plainText(field, sheet.value(row, field)) : (tells?.(row, sheet) ?? "");

/** The cells of a range for the clipboard; with whole columns their heads, SKUs and names come along. */
export function writeTable(sheet: Sheet, columns: readonly GridColumn[], range: Range): string {
  const isWhole = range.top === 0 && range.bottom === sheet.rows.length - 1 && sheet.rows.length > 1;
  const within = columns.slice(range.left, range.right + 1);
  const lines = sheet.rows.slice(range.top, range.bottom + 1).map((row) => {
    const cells = within.map((column) => cellText(row, column, sheet));
    return isWhole ? [row.sku, [row.name, ...row.options].join(", "), ...cells] : cells;
  });
  const heads = isWhole ? [["SKU", "Name", ...within.map(({ head }) => head)]] : [];
  return [...heads, ...lines].map((cells) => cells.map(quoted).join("\t")).join("\n");
}

const folded = (text: string) => text.trim().toLowerCase();

/** Which column each head of a pasted table means; undefined where its first line is no heads with an SKU among them. */
function headsOf([first = []]: string[][], columns: readonly GridColumn[]) {
  const sku = first.findIndex((text) => folded(text) === "sku");
  const found = first.map((text) => columns.find(({ head }) => folded(head) === folded(text)));
  return sku >= 0 && found.some((column) => column?.field) ? { sku, found } : undefined;
}

/**
 * What pasting a table enters. With heads and an SKU in each line it goes where these say, else from the range's first cell on;
 * one value alone fills the range. `unknown`: how many lines name an SKU that is not in the grid.
 */
export function pasted(
  text: string,
  sheet: Sheet,
  columns: readonly GridColumn[],
  range: Range,
): { entries: Entry[]; unknown: number } {
  const table = readTable(text);
  const entry = (row: GridRow | undefined, column: GridColumn | undefined, typed: string): Entry[] =>
    row && column?.field
      ? [{ row, field: column.field, entered: entered(column.field, typed, sheet.amounts(row)) }]
      : [];
  const heads = headsOf(table, columns);
  if (heads) {
    const bySku = new Map(sheet.rows.map((row) => [folded(row.sku), row]));
    const lines = table.slice(1).map((cells) => ({ cells, row: bySku.get(folded(cells[heads.sku] ?? "")) }));
    return {
      entries: lines.flatMap(({ cells, row }) => cells.flatMap((typed, i) => entry(row, heads.found[i], typed))),
      unknown: lines.filter(({ row }) => !row).length,
    };
  }
  const [only = ""] = table[0] ?? [];
  const isOne = table.length === 1 && table[0]?.length === 1;
  const lines = isOne
    ? Array.from({ length: range.bottom - range.top + 1 }, () =>
        Array.from({ length: range.right - range.left + 1 }, () => only),
      )
    : table;
  return {
    entries: lines.flatMap((cells, r) =>
      cells.flatMap((typed, c) => entry(sheet.rows[range.top + r], columns[range.left + c], typed)),
    ),
    unknown: 0,
  };
}

/** What filling down enters: the first row's values in all others of the range; a range of one row takes the row above. */
export function filledDown(sheet: Sheet, columns: readonly GridColumn[], range: Range): Entry[] {
  const from = sheet.rows[range.top === range.bottom ? range.top - 1 : range.top];
  if (!from) return [];
  const rows = sheet.rows.slice(range.top === range.bottom ? range.top : range.top + 1, range.bottom + 1);
  return columns
    .slice(range.left, range.right + 1)
    .flatMap(({ field }) =>
      field ? rows.map((row) => ({ row, field, entered: { value: sheet.value(from, field) } })) : [],
    );
}
