import { columnName } from "./columns.ts";
import type { Format } from "./detectFormat.ts";
import { ownColumns } from "./ownColumns.ts";
import { shopifyColumns } from "./shopifyColumns.ts";
import { wooColumns } from "./wooColumns.ts";

/** What WooCommerce numbers, or names with its unit. */
const varying = /^(attribute \d+ (name|value\(s\))|(weight|length|width|height) \(\w+\))$/;

/** The columns of a product file that nothing is taken from, as its header writes them: perhaps one is meant for another. */
export function unreadColumns(format: Format, header: readonly string[]): string[] {
  const known = new Set<string>(
    Object.values({ ...(format === "shopify" ? shopifyColumns : wooColumns), ...ownColumns }).flat(),
  );
  return header
    .map((name) => name.replace(/[\ufeff\p{Cc}]/gu, "").trim())
    .filter((name) => {
      const read = columnName(name);
      return read !== "" && !known.has(read) && !(format === "woocommerce" && varying.test(read));
    });
}
