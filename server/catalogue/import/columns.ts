import type { Row } from "./readRows.ts";

/** The names a column goes by in the header, the preferred first, in lower case. */
export type ColumnNames<K extends string> = Record<K, readonly string[]>;

/** The columns of a file. `cell`: the row's trimmed text in a column, '' where the file has no such column. */
export type Columns<K extends string> = { has(column: K): boolean; cell(row: Row, column: K): string };

/** A column's name without what varies between exports: case, spaces, byte order mark. */
export const columnName = (text: string): string =>
  text
    .replace(/[\ufeff\p{Cc}]/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

/** Finds the known columns in a file's header; of two with the same name the first counts. */
export function findColumns<K extends string>(header: string[], names: ColumnNames<K>): Columns<K> {
  const known = header.map(columnName);
  const index = new Map<string, number>();
  for (const [column, itsNames] of Object.entries<readonly string[]>(names)) {
    const at = itsNames.map((name) => known.indexOf(name)).find((i) => i >= 0);
    if (at !== undefined) index.set(column, at);
  }
  return {
    has: (column) => index.has(column),
    cell: (row, column) => row.cells[index.get(column) ?? -1]?.trim() ?? "",
  };
}
