import { slugOf } from "../catalogue/import/text.ts";
import { percent, rupees } from "../sheets/figures.ts";
import { listCell, pairsCell, plainCell, skuCell } from "./cells.ts";
import type { Export } from "./export.ts";
import { countProducts, type ProductRow, readProducts } from "./readProducts.ts";

type Variant = ProductRow["variants"][number];
type Image = ProductRow["images"][number];
/** What one row of the file is made from: the product on its first row, a variant and a picture where there is one left. */
type Source = {
  product: ProductRow | undefined;
  variant: Variant | undefined;
  image: Image | undefined;
  place: number;
};
type Column = [header: string, cell: (source: Source) => string];

const ofProduct = (header: string, cell: (product: ProductRow) => string): Column => [
  header,
  ({ product }) => (product ? cell(product) : ""),
];
const ofVariant = (header: string, cell: (variant: Variant) => string): Column => [
  header,
  ({ variant }) => (variant ? cell(variant) : ""),
];
const text = (header: string, cell: (product: ProductRow) => string | null): Column =>
  ofProduct(header, (product) => plainCell(cell(product) ?? ""));

/** WooCommerce's products may have six options; Shopify's names go on in their way. */
const options = [0, 1, 2, 3, 4, 5].flatMap((i): Column[] => [
  ofProduct(`Option${i + 1} Name`, ({ option_names }) =>
    plainCell(option_names[i] ?? (i === 0 && option_names.length === 0 ? "Title" : "")),
  ),
  ofVariant(`Option${i + 1} Value`, ({ option_values }) =>
    plainCell(option_values[i] ?? (i === 0 && option_values.length === 0 ? "Default Title" : "")),
  ),
]);

/** The brand by its name, or by its slug where the import would not find it by the name. */
const vendor = ({ brand, brand_slug }: ProductRow) => (slugOf(brand) === brand_slug ? brand : brand_slug);

const isCounted = ({ counted }: Variant) => counted !== false;
const centimetres = (mm: number | null) => `${Math.trunc((mm ?? 0) / 10)}.${(mm ?? 0) % 10}`.replace(/\.0$/, "");

/** Shopify's columns in its order, then ours (`demo/README.md`). What nobody counts has neither tracker nor pieces. */
const columns: Column[] = [
  text("Title", ({ name }) => name),
  ofProduct("Body (HTML)", ({ description }) => description),
  text("Vendor", vendor),
  text("Type", ({ category }) => category),
  ofProduct("Tags", ({ tags }) => listCell(tags, ",", ", ")),
  ofProduct("Published", ({ published }) => String(published)),
  ...options,
  ofVariant("Variant SKU", ({ sku }) => skuCell(sku)),
  ofVariant("Variant Grams", ({ weight_g }) => String(weight_g)),
  ofVariant("Variant Inventory Tracker", (variant) => (isCounted(variant) ? "shopify" : "")),
  ofVariant("Variant Inventory Qty", (variant) => (isCounted(variant) ? String(variant.free ?? 0) : "")),
  ofVariant("Variant Inventory Policy", () => "deny"),
  ofVariant("Variant Fulfillment Service", () => "manual"),
  ofVariant("Variant Price", ({ list_price }) => rupees(list_price)),
  ofVariant("Variant Compare At Price", ({ mrp, list_price }) => (mrp > list_price ? rupees(mrp) : "")),
  ofVariant("Variant Requires Shipping", () => "true"),
  ofVariant("Variant Taxable", () => "true"),
  ofVariant("Variant Barcode", ({ gtin }) => gtin ?? ""),
  ["Image Src", ({ image }) => image?.src ?? ""],
  ["Image Position", ({ image, place }) => (image ? String(place) : "")],
  ["Image Alt Text", ({ image }) => plainCell(image?.alt ?? "")],
  ofProduct("Gift Card", () => "false"),
  ofVariant("Variant Image", ({ image_src }) => image_src ?? ""),
  ofVariant("Variant Weight Unit", () => "g"),
  ofVariant("Cost per item", ({ cost }) => (cost === null ? "" : rupees(cost))),
  ofProduct("Status", ({ published }) => (published ? "active" : "draft")),
  ofProduct("Category", ({ category_slug }) => category_slug),
  ofProduct("Collections", ({ collections }) => collections.join(";")),
  ofProduct("Highlights", ({ highlights }) => listCell(highlights, "|", " | ")),
  ofProduct("Specifications", ({ specifications }) => pairsCell(specifications, ":")),
  ofProduct("In The Box", ({ in_the_box }) => listCell(in_the_box, "|", " | ")),
  text("Warranty", ({ warranty }) => warranty),
  ofProduct("Country Of Origin", ({ country_of_origin }) => country_of_origin ?? ""),
  ofProduct("HSN", ({ hsn }) => hsn ?? ""),
  ofProduct("GST Percent", ({ gst_bp }) => (gst_bp === null ? "" : percent(gst_bp))),
  ofProduct("Tax Class", ({ tax_class }) => tax_class ?? ""),
  text("Generic Name", ({ generic_name }) => generic_name),
  text("Net Quantity", ({ net_quantity }) => net_quantity),
  text("Manufacturer", ({ manufacturer }) => manufacturer),
  text("Importer", ({ importer }) => importer),
  ofProduct("Alternative Names", ({ alternative_names }) => listCell(alternative_names, "|", " | ")),
  ofProduct("Attributes", ({ attributes }) => pairsCell(attributes, "=")),
  ofProduct("Fits", ({ fits }) => listCell(fits, "|", " | ")),
  ofProduct("Booking", ({ booking }) => booking),
  ofProduct("Available From", ({ available_from }) => available_from ?? ""),
  ofProduct("Popularity", ({ popularity }) => String(popularity)),
  ofProduct("Created At", ({ created_at }) => created_at.replace(/T00:00:00.000000Z$/, "")),
  ofVariant("Place", ({ place }) => plainCell(place ?? "")),
  ofVariant("Reorder Point", ({ reorder_point }) => String(reorder_point ?? "")),
  ofVariant("Reorder Quantity", ({ reorder_quantity }) => String(reorder_quantity ?? "")),
  ofVariant("Variant Box cm", ({ box }) => (box.includes(null) ? "" : box.map(centimetres).join("x"))),
];

const nothing = { product: undefined, variant: undefined, image: undefined, place: 0 };
const cellsOf = (source: Partial<Source>): Map<string, string> =>
  new Map(columns.map(([header, cell]) => [header, cell({ ...nothing, ...source })]));

/** What a file says of a product by column: of itself, with its pictures a line each, and of each variant by SKU. */
export function productCells(product: ProductRow): {
  own: Map<string, string>;
  variants: Map<string, Map<string, string>>;
} {
  const own = cellsOf({ product });
  for (const header of ["Image Src", "Image Alt Text"])
    own.set(header, product.images.map((image) => cellsOf({ image }).get(header)).join("\n"));
  return { own, variants: new Map(product.variants.map((variant) => [variant.sku, cellsOf({ variant })])) };
}

function rowsOf(product: ProductRow, chosen: Column[]): string[][] {
  const { slug, variants, images } = product;
  return Array.from({ length: Math.max(variants.length, images.length) }, (_, i) => {
    const source: Source = {
      product: i === 0 ? product : undefined,
      variant: variants[i],
      image: images[i],
      place: i + 1,
    };
    return [slug, ...chosen.map(([, cell]) => cell(source))];
  });
}

/** A file of products with these columns beside the handle, of those whose slug is wanted. */
export function productSheet(headers: string[], wanted: (slug: string) => boolean): Export {
  const chosen = columns.filter(([header]) => headers.includes(header));
  return {
    columns: ["Handle", ...chosen.map(([header]) => header)],
    count: countProducts,
    async *rows(tx) {
      for await (const products of readProducts(tx))
        for (const product of products) if (wanted(product.slug)) yield rowsOf(product, chosen);
    },
  };
}

/** Products as `bin/shop import` reads them: importing the file changes nothing. Retired variants are left out. */
export const productExport = productSheet(
  columns.map(([header]) => header),
  () => true,
);
