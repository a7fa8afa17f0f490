import { type ColumnNames, columnName } from "./columns.ts";

/** WooCommerce's product columns. https://github.com/woocommerce/woocommerce/wiki/Product-CSV-Import-Schema */
export const wooColumns = {
  id: ["id"],
  type: ["type"],
  sku: ["sku"],
  name: ["name"],
  slug: ["slug"],
  published: ["published"],
  shortDescription: ["short description"],
  description: ["description"],
  saleStarts: ["date sale price starts"],
  saleEnds: ["date sale price ends"],
  inStock: ["in stock?"],
  stock: ["stock"],
  salePrice: ["sale price"],
  regularPrice: ["regular price"],
  categories: ["categories"],
  tags: ["tags"],
  images: ["images"],
  parent: ["parent"],
  position: ["position"],
  brands: ["brands", "brand"],
} as const satisfies ColumnNames<string>;

export type WooColumn = keyof typeof wooColumns;

type Measure = { at: number; unit: string };

/** The columns whose names vary: attributes are numbered, measures carry their unit ("Weight (kg)"). */
export type WooExtras = {
  attributes: { name: number; values: number }[];
  weight: Measure | undefined;
  box: [Measure, Measure, Measure] | undefined;
};

export function findWooExtras(header: string[]): WooExtras {
  const known = header.map(columnName);
  const measure = (name: string): Measure | undefined => {
    const at = known.findIndex((column) => new RegExp(`^${name} \\(\\w+\\)$`).test(column));
    return at < 0 ? undefined : { at, unit: known[at]?.slice(name.length + 2, -1) ?? "" };
  };
  const attributes = known.flatMap((column, name) => {
    const values = known.indexOf(column.replace(/ name$/, " value(s)"));
    return /^attribute \d+ name$/.test(column) && values >= 0 ? [{ name, values }] : [];
  });
  const [length, width, height] = [measure("length"), measure("width"), measure("height")];
  return {
    attributes,
    weight: measure("weight"),
    box: length && width && height ? [length, width, height] : undefined,
  };
}
