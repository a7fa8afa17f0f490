import type { Columns } from "./columns.ts";
import type { OwnColumn } from "./ownColumns.ts";
import type { Row } from "./readRows.ts";
import { plain } from "./text.ts";
import type { WooColumn, WooExtras } from "./wooColumns.ts";

export type WooFile = Columns<WooColumn | OwnColumn> & { extras: WooExtras };

/** Values in one cell stand between commas; a comma that belongs to a value has a backslash before it. */
export const valuesOf = (text: string): string[] =>
  text
    .split(/(?<!\\),/)
    .map((value) => value.replaceAll("\\,", ",").trim())
    .filter((value) => value !== "");

/** A row's attributes by name, with their values. */
export const attributesOf = (file: WooFile, row: Row): Map<string, string[]> =>
  new Map(
    file.extras.attributes.flatMap(({ name: nameAt, values: valuesAt }) => {
      const name = plain(row.cells[nameAt] ?? "", 50);
      const values = valuesOf((row.cells[valuesAt] ?? "").replaceAll("|", ",")).map((value) => plain(value, 100));
      return name === "" ? [] : [[name, [...new Set(values)].slice(0, 50)] as const];
    }),
  );

/** Whether a cell of "Published" says that it is not: 0 is private, -1 a draft. */
export const isHidden = (text: string): boolean => /^(0|-1|false|no)$/i.test(text);
