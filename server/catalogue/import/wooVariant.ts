import { parseLength, parseWeight } from "./measure.ts";
import { keptCells } from "./ownColumns.ts";
import { parsePrice } from "./price.ts";
import type { Row } from "./readRows.ts";
import type { VariantCells } from "./readVariants.ts";
import { attributesOf, valuesOf, type WooFile } from "./wooCells.ts";

/** Whether the row's sale price holds on the day `today` ("2026-11-20"). */
function onSale(file: WooFile, row: Row, today: string): boolean {
  const from = file.cell(row, "saleStarts").slice(0, 10);
  const to = file.cell(row, "saleEnds").slice(0, 10);
  return (from === "" || from <= today) && (to === "" || to >= today);
}

/** The Stock cell; `uncounted` where it is in stock and nobody counts; undefined when the file says nothing of stock. */
function readStock(file: WooFile, row: Row): { quantity: string | undefined; uncounted: boolean } {
  if (!file.has("stock") && !file.has("inStock")) return { quantity: undefined, uncounted: false };
  const stock = file.cell(row, "stock");
  if (file.cell(row, "inStock") === "0") return { quantity: "0", uncounted: false };
  if (stock !== "" && !/^parent$/i.test(stock)) return { quantity: stock, uncounted: false };
  const uncounted = file.cell(row, "inStock") === "1";
  return { quantity: uncounted ? undefined : "0", uncounted };
}

/**
 * A variation of `parent`, or the one variant of a simple product (`row` is `parent` then). The sale price sells where it
 * holds, the regular price is the MRP; measures that a variation leaves empty are its parent's.
 */
export function wooVariant(
  file: WooFile,
  parent: Row,
  row: Row,
  optionNames: string[] | undefined,
  today: string,
): VariantCells {
  const regular = file.cell(row, "regularPrice");
  const sale = onSale(file, row, today) ? file.cell(row, "salePrice") : "";
  const selling = !file.has("regularPrice")
    ? { price: undefined, compareAt: undefined }
    : parsePrice(sale) === undefined
      ? { price: regular, compareAt: "" }
      : { price: sale, compareAt: regular };
  const given = attributesOf(file, row);
  const measure = (
    column: { at: number; unit: string } | undefined,
    parse: (text: string, unit: string) => number | undefined,
  ): number | null =>
    (column && parse(row.cells[column.at]?.trim() || parent.cells[column.at] || "", column.unit)) ?? null;
  const { weight, box } = file.extras;
  return {
    line: row.line,
    sku: file.cell(row, "sku"),
    option_values: optionNames?.map((name) => given.get(name)?.[0] ?? "Any") ?? null,
    ...selling,
    ...readStock(file, row),
    weight_g: weight ? (measure(weight, parseWeight) ?? 0) : null,
    box_l_mm: measure(box?.[0], parseLength),
    box_b_mm: measure(box?.[1], parseLength),
    box_h_mm: measure(box?.[2], parseLength),
    ...keptCells(file, row),
    image: !file.has("images") ? undefined : row === parent ? "" : (valuesOf(file.cell(row, "images"))[0] ?? ""),
  };
}
