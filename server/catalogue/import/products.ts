import type { AddressOf } from "./address.ts";
import { findColumns } from "./columns.ts";
import type { Format } from "./detectFormat.ts";
import { groupShopify } from "./groupShopify.ts";
import { groupWoo } from "./groupWoo.ts";
import { ownColumns } from "./ownColumns.ts";
import { parseShopify } from "./parseShopify.ts";
import { parseWoo } from "./parseWoo.ts";
import type { Problem } from "./problem.ts";
import type { ParsedProduct } from "./product.ts";
import type { Row } from "./readRows.ts";
import type { Run } from "./run.ts";
import { shopifyColumns } from "./shopifyColumns.ts";
import { findWooExtras, wooColumns } from "./wooColumns.ts";

/** Each product of a file; undefined for one that was refused, and reported. */
export async function* products(
  format: Format,
  header: string[],
  rows: AsyncIterable<Row>,
  run: Run,
  report: (problem: Problem) => void,
  addressOf: AddressOf,
): AsyncGenerator<ParsedProduct | undefined> {
  if (format === "shopify") {
    const columns = findColumns(header, { ...shopifyColumns, ...ownColumns });
    for await (const { slug, rows: group } of groupShopify(columns, rows, report))
      yield parseShopify(columns, slug, group, report, addressOf);
    return;
  }
  const columns = { ...findColumns(header, { ...wooColumns, ...ownColumns }), extras: findWooExtras(header) };
  const today = new Date().toISOString().slice(0, 10);
  for await (const { slug, parent, variations } of groupWoo(columns, rows, run, report))
    yield parseWoo(columns, slug, parent, variations, today, report, addressOf);
}
