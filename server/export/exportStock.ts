import { plainCell, skuCell } from "./cells.ts";
import { cursorRows, type Export } from "./export.ts";

type Row = {
  slug: string;
  name: string;
  option_names: string[];
  option_values: string[];
  sku: string;
  hsn: string | null;
  country_of_origin: string | null;
  held: number;
  on_hand: number;
  counted: boolean;
  at: Date;
};

const header = (i: number) => [`Option${i + 1} Name`, `Option${i + 1} Value`];

function rowOf(row: Row, location: string): string[] {
  const { slug, name, option_names, option_values, sku, held, on_hand, counted } = row;
  const options = [0, 1, 2].flatMap((i) => [
    option_names[i] ?? (i === 0 ? "Title" : ""),
    option_values[i] ?? (i === 0 ? "Default Title" : ""),
  ]);
  const pieces = counted ? [held, on_hand - held, on_hand].map(String) : ["", "not stocked", ""];
  return [
    slug,
    plainCell(name),
    ...options.map((option) => plainCell(option)),
    skuCell(sku),
    row.hsn ?? "",
    row.country_of_origin ?? "",
    location,
    ...pieces,
    row.at.toISOString(),
  ];
}

/**
 * Stock in the columns of Shopify's inventory export, for `bin/shop import --only stock`: the moment of the export is
 * that of the count, so that what is ordered meanwhile is taken off. What nobody counts is "not stocked" there.
 */
export const stockExport: Export = {
  columns: [
    "Handle",
    "Title",
    ...[0, 1, 2].flatMap(header),
    "SKU",
    "HS Code",
    "COO",
    "Location",
    "Committed (not editable)",
    "Available",
    "On hand (current)",
    "Counted At",
  ],
  async count(tx) {
    const [row] = await tx<{ count: number }[]>`
      select count(*) from variant v join stock s on s.variant_id = v.id where not v.retired`;
    return row?.count ?? 0;
  },
  async *rows(tx) {
    const found = tx<Row[]>`
      select p.slug, p.name, p.option_names, v.option_values, v.sku, p.hsn, p.country_of_origin, s.held, s.on_hand, s.counted, now() as at
      from variant v join product p on p.id = v.product_id join stock s on s.variant_id = v.id
      where not v.retired order by v.id`.cursor(cursorRows);
    for await (const rows of found) for (const row of rows) yield [rowOf(row, "Shop")];
  },
};
