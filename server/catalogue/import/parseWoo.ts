import { type AddressOf, noPictureThere } from "./address.ts";
import { checkProduct } from "./checkProduct.ts";
import { cleanDescription } from "./description.ts";
import { type OwnColumn, readOwnColumns } from "./ownColumns.ts";
import { categoryTexts } from "./places/path.ts";
import type { Problem } from "./problem.ts";
import type { ParsedProduct, ProductFields } from "./product.ts";
import type { Row } from "./readRows.ts";
import { readVariants } from "./readVariants.ts";
import { plain, productName } from "./text.ts";
import { attributesOf, isHidden, valuesOf, type WooFile } from "./wooCells.ts";
import type { WooColumn } from "./wooColumns.ts";
import { wooVariant } from "./wooVariant.ts";

type Report = (problem: Problem) => void;

/**
 * One product from its row and those of its variations. Attributes that the variations differ in are options; the
 * others are specifications. `today` (a date) decides about dated sale prices.
 */
export function parseWoo(
  file: WooFile,
  slug: string,
  parent: Row,
  variations: Row[],
  today: string,
  report: Report,
  addressOf: AddressOf,
): ParsedProduct | undefined {
  const cell = (column: WooColumn | OwnColumn) => file.cell(parent, column);
  const noticeAt =
    ({ line }: Row) =>
    (reason: string) =>
      report({ line, kind: "notice", product: slug, reason });
  const kind = /grouped|external/i.exec(cell("type"))?.[0].toLowerCase();
  if (kind) {
    const reason = `${kind === "external" ? "an" : "a"} ${kind} product can't be sold here`;
    report({ line: parent.line, kind: "refused", product: slug, reason });
    return undefined;
  }

  const offered = variations
    .filter((row) => !isHidden(file.cell(row, "published")))
    .sort((a, b) => Number(file.cell(a, "position")) - Number(file.cell(b, "position")) || a.line - b.line);
  const chosen = offered.flatMap((row) =>
    [...attributesOf(file, row)].filter(([, values]) => values.length > 0).map(([name]) => name),
  );
  const option_names = file.extras.attributes.length > 0 ? [...new Set(chosen)].slice(0, 6) : undefined;
  const own = readOwnColumns(file, parent, noticeAt(parent));
  const sold = variations.length > 0 ? offered : [parent];
  const variants = sold.map((row) => wooVariant(file, parent, row, option_names, today));
  // A product is often in a category and in those above it: the deepest says most.
  const depth = (path: string) => path.split(">").length;
  const paths = valuesOf(cell("categories")).sort((a, b) => depth(b) - depth(a));
  const product: ParsedProduct = {
    line: parent.line,
    slug,
    fields: { ...own.fields },
    names_skus: file.has("sku"),
    ...own.product,
    ...readVariants(variants, slug, option_names, report, addressOf),
  };
  if (option_names) product.fields.option_names = option_names;
  if (file.has("published")) product.fields.published = !isHidden(cell("published"));
  if (file.has("brands")) product.brand = plain(valuesOf(cell("brands"))[0]?.split(">").at(-1) ?? "", 80);
  if (file.has("categories") || file.has("category")) product.categories = categoryTexts([cell("category"), ...paths]);
  readTexts(file, parent, product.fields, noticeAt(parent));
  readAttributes(file, parent, product);
  if (file.has("images")) product.images = readImages(cell("images"), noticeAt(parent), addressOf);
  return checkProduct(product, report) ? product : undefined;
}

function readTexts(file: WooFile, row: Row, fields: ProductFields, notice: (reason: string) => void): void {
  if (file.has("name")) fields.name = productName(file.cell(row, "name"), notice);
  if (file.has("description") || file.has("shortDescription")) {
    // The exporter writes line breaks as backslash and n.
    const parts = [file.cell(row, "shortDescription"), file.cell(row, "description")].filter((part) => part !== "");
    fields.description = parts.map((part) => cleanDescription(part.replaceAll("\\n", "\n"))).join("");
  }
  if (file.has("tags"))
    fields.tags = [...new Set(valuesOf(file.cell(row, "tags")).map((tag) => plain(tag, 60)))].slice(0, 50);
}

/** Attributes serve as specifications and as filters, where the file has no columns of ours for them. */
function readAttributes(file: WooFile, row: Row, product: ParsedProduct): void {
  if (file.extras.attributes.length === 0) return;
  const attributes = [...attributesOf(file, row)];
  if (!file.has("specifications")) {
    const fixed = attributes.filter(
      ([name, values]) => values.length > 0 && !product.fields.option_names?.includes(name),
    );
    product.fields.specifications = fixed.map(([name, values]) => ({ name, value: values.join(", ") }));
  }
  if (!file.has("attributes"))
    product.attributes = attributes.flatMap(([name, values]) =>
      values.map((value) => ({ name: name.toLowerCase().replace(/\s+/g, "_"), value: value.toLowerCase() })),
    );
}

function readImages(cell: string, notice: (reason: string) => void, addressOf: AddressOf) {
  const addresses = [...new Set(valuesOf(cell))];
  const known = addresses.map(addressOf).filter((address) => address !== undefined);
  if (known.length < addresses.length)
    notice(`${addresses.length - known.length} of its pictures: each ${noPictureThere}`);
  return known.slice(0, 250).map((src) => ({ src, alt: "" }));
}
