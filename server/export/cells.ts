import { plain } from "../catalogue/import/text.ts";

const entity = (sign: string): string => `&#${sign.charCodeAt(0)};`;

/**
 * A text for a cell that the import reads as plain text, so that it reads just this text: what it would take for a tag,
 * an entity or one of `separators` (of `|`, `:`, `=` and `,`) is written as an HTML entity, all else as it is.
 */
export function plainCell(text: string, separators = ""): string {
  const read = text.replace(/[|:=,]/g, (sign) => (separators.includes(sign) ? "" : sign));
  if (plain(read, text.length) === text) return text;
  return text.replace(/[&<>|:=,]/g, (sign) => (`&<>${separators}`.includes(sign) ? entity(sign) : sign));
}

/** Several texts in one cell. */
export const listCell = (texts: string[], separator: string, between: string): string =>
  texts.map((text) => plainCell(text, separator)).join(between);

/** Names with values in one cell: `Length: 24 inch | Wood: Jackwood`. */
export const pairsCell = (pairs: { name: string; value: string }[], mark: ":" | "="): string =>
  pairs
    .map(({ name, value }) => `${plainCell(name, `|${mark}`)}${mark}${mark === ":" ? " " : ""}${plainCell(value, "|")}`)
    .join(" | ");

/** An SKU; the import takes an apostrophe before one for a spreadsheet's. */
export const skuCell = (sku: string): string => `${sku.startsWith("'") ? "'" : ""}${plainCell(sku)}`;
