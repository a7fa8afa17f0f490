import { type ShopifyFile, shopifySlug } from "./parseShopify.ts";
import type { Problem } from "./problem.ts";
import type { Row } from "./readRows.ts";

/** The most rows that one product may have: Shopify's own limits are 2,048 variants and 250 pictures. */
const rowLimit = 2_500;

/** Puts together the rows that follow one another and belong to the same product. */
export async function* groupShopify(file: ShopifyFile, rows: AsyncIterable<Row>, report: (problem: Problem) => void) {
  let slug = "";
  let group: [Row, ...Row[]] | undefined;
  let tooMany = 0;
  for await (const row of rows) {
    const its = shopifySlug(file, row);
    if (its === "") {
      report({ line: row.line, kind: "refused", product: "", reason: "it has neither a handle nor a title" });
    } else if (group && its === slug) {
      if (group.length < rowLimit) group.push(row);
      else if (tooMany++ === 0)
        report({
          line: row.line,
          kind: "refused",
          product: slug,
          reason: `the product has more than ${rowLimit} rows; those from here on are left out`,
        });
    } else {
      if (group) yield { slug, rows: group };
      slug = its;
      group = [row];
      tooMany = 0;
    }
  }
  if (group) yield { slug, rows: group };
}
