import { type AddressOf, noPictureThere } from "./address.ts";
import { checkProduct } from "./checkProduct.ts";
import type { Columns } from "./columns.ts";
import { cleanDescription } from "./description.ts";
import { parseWeight } from "./measure.ts";
import { keptCells, type OwnColumn, parseBox, readOwnColumns } from "./ownColumns.ts";
import { categoryTexts } from "./places/path.ts";
import type { Problem } from "./problem.ts";
import type { ParsedProduct, ProductFields } from "./product.ts";
import type { Row } from "./readRows.ts";
import { readVariants, type VariantCells } from "./readVariants.ts";
import type { ShopifyColumn } from "./shopifyColumns.ts";
import { list, plain, productName, slugOf } from "./text.ts";

export type ShopifyFile = Columns<ShopifyColumn | OwnColumn>;

const options = [
  ["option1Name", "option1Value"],
  ["option2Name", "option2Value"],
  ["option3Name", "option3Value"],
  ["option4Name", "option4Value"],
  ["option5Name", "option5Value"],
  ["option6Name", "option6Value"],
] as const;

/** The slug of the product that a row belongs to: its handle's, else its title's; '' when it has neither. */
export const shopifySlug = (columns: ShopifyFile, row: Row): string =>
  slugOf(columns.cell(row, "handle") || columns.cell(row, "title"));

/** One product from its rows: the first holds what is the product's, each may hold a variant and a picture. */
export function parseShopify(
  columns: ShopifyFile,
  slug: string,
  rows: [Row, ...Row[]],
  report: (problem: Problem) => void,
  addressOf: AddressOf,
): ParsedProduct | undefined {
  const [first] = rows;
  const cell = (column: ShopifyColumn | OwnColumn) => columns.cell(first, column);
  const notice = (reason: string) => report({ line: first.line, kind: "notice", product: slug, reason });
  const title = rows.map((row) => columns.cell(row, "title")).find((text) => text !== "") ?? "";
  // A product without options has one called Title, with the value Default Title.
  const named = options.filter(
    ([name, value]) => cell(name) !== "" && !(/^title$/i.test(cell(name)) && /^default title$/i.test(cell(value))),
  );
  const hasOptions = columns.has("option1Value");
  const option_names = hasOptions ? named.map(([name]) => plain(cell(name), 50)) : undefined;
  const own = readOwnColumns(columns, first, notice);
  const fields: ProductFields = { ...own.fields };
  if (columns.has("title")) fields.name = productName(title, notice);
  if (option_names) fields.option_names = option_names;
  if (columns.has("published") || columns.has("status"))
    fields.published =
      !/^(false|0|no)$/i.test(cell("published")) && !/^(draft|archived|unlisted)$/i.test(cell("status"));
  if (columns.has("description")) fields.description = cleanDescription(cell("description"));
  if (columns.has("tags")) fields.tags = list(cell("tags"), ",", 50, 60);
  const product: ParsedProduct = {
    line: first.line,
    slug,
    fields,
    names_skus: columns.has("sku"),
    ...own.product,
    ...readVariants(variantRows(columns, rows, named, hasOptions), slug, option_names, report, addressOf),
  };
  if (columns.has("vendor")) product.brand = plain(cell("vendor"), 80);
  if ((["category", "type", "productCategory"] as const).some((column) => columns.has(column)))
    product.categories = categoryTexts([cell("category"), cell("type"), cell("productCategory")]);
  if (columns.has("imageSrc")) product.images = readImages(columns, slug, rows, report, addressOf);
  return checkProduct(product, report) ? product : undefined;
}

function variantRows(
  columns: ShopifyFile,
  rows: Row[],
  named: (typeof options)[number][],
  hasOptions: boolean,
): VariantCells[] {
  const given = (row: Row, column: ShopifyColumn) => (columns.has(column) ? columns.cell(row, column) : undefined);
  const isVariant = (row: Row, i: number) =>
    i === 0 || (["price", "sku", "option1Value"] as const).some((column) => columns.cell(row, column) !== "");
  return rows.filter(isVariant).map((row) => ({
    line: row.line,
    sku: columns.cell(row, "sku"),
    option_values: hasOptions ? named.map(([, value]) => plain(columns.cell(row, value), 100)) : null,
    price: given(row, "price"),
    compareAt: given(row, "compareAt"),
    ...readStock(columns, row),
    weight_g: columns.has("grams") ? (parseWeight(columns.cell(row, "grams") || "0", "g") ?? 0) : null,
    ...parseBox(columns.cell(row, "box")),
    ...keptCells(columns, row),
    image: given(row, "variantImage"),
  }));
}

/** The pieces; `uncounted` where Shopify tracks none and the file has no number either. */
function readStock(columns: ShopifyFile, row: Row): { quantity: string | undefined; uncounted: boolean } {
  if (!columns.has("quantity")) return { quantity: undefined, uncounted: false };
  const quantity = columns.cell(row, "quantity");
  const uncounted = columns.has("tracker") && columns.cell(row, "tracker") === "" && /^-?0*$/.test(quantity);
  return { quantity: uncounted ? undefined : quantity, uncounted };
}

function readImages(
  columns: ShopifyFile,
  slug: string,
  rows: Row[],
  report: (problem: Problem) => void,
  addressOf: AddressOf,
) {
  const images = new Map<string, { src: string; alt: string; position: number }>();
  for (const row of rows) {
    const address = columns.cell(row, "imageSrc");
    if (address === "") continue;
    const src = addressOf(address);
    const position = Number(columns.cell(row, "imagePosition")) || images.size + 1;
    if (src === undefined)
      report({ line: row.line, kind: "notice", product: slug, reason: `the picture ${noPictureThere}` });
    else if (!images.has(src)) images.set(src, { src, alt: plain(columns.cell(row, "imageAlt"), 300), position });
  }
  const inOrder = [...images.values()].sort((a, b) => a.position - b.position);
  return inOrder.slice(0, 250).map(({ src, alt }) => ({ src, alt }));
}
