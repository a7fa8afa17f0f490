import type { Lacking } from "../catalogue/readLacks.ts";
import type { Export } from "./export.ts";
import { productSheet } from "./exportProducts.ts";

/** What can be filled in. Prices and pieces are left out: they may have moved on when the file comes back. */
const columns = [
  "Title",
  "Variant SKU",
  "Variant Grams",
  "Image Src",
  "Image Position",
  "Image Alt Text",
  "Country Of Origin",
  "HSN",
  "GST Percent",
  "Tax Class",
  "Generic Name",
  "Net Quantity",
  "Manufacturer",
  "Importer",
];

/** The products that lack something, with what is known of them and the column "Lacks", to fill in and import again. */
export function lackingExport(lacking: Lacking[]): Export {
  const lacks = new Map(lacking.map((product) => [product.slug, product.lacks.join(", ")]));
  const sheet = productSheet(columns, (slug) => lacks.has(slug));
  return {
    columns: [...sheet.columns, "Lacks"],
    count: () => Promise.resolve(lacks.size),
    async *rows(tx) {
      for await (const rows of sheet.rows(tx))
        yield rows.map((row, i) => [...row, i === 0 ? (lacks.get(row[0] ?? "") ?? "") : ""]);
    },
  };
}
