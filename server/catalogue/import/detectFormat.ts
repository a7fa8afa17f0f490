import { columnName } from "./columns.ts";
import { UnreadableFile } from "./problem.ts";
import { shopifyColumns } from "./shopifyColumns.ts";
import { wooColumns } from "./wooColumns.ts";

export type Format = "shopify" | "woocommerce";

/** Without these there is no product, in a file without handles; each by any of its names. */
const required: Record<Format, readonly (readonly string[])[]> = {
  shopify: [shopifyColumns.title, shopifyColumns.price],
  woocommerce: [wooColumns.name, wooColumns.regularPrice],
};

const written = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(" or ");

/**
 * Which shop system a file is from, by its header; `wanted` overrides the guess. Throws an UnreadableFile that names the
 * missing columns and what was found instead.
 */
export function detectFormat(header: string[], wanted: Format | "auto"): Format {
  const known = new Set(header.map(columnName));
  // A file with handles may say what it likes of products that the shop has.
  const handles = shopifyColumns.handle.some((name) => known.has(name));
  const missing = (format: Format) =>
    format === "shopify" && handles ? [] : required[format].filter((names) => !names.some((name) => known.has(name)));
  const candidates: Format[] = wanted === "auto" ? ["shopify", "woocommerce"] : [wanted];
  const found = candidates.find((format) => missing(format).length === 0);
  if (found) return found;
  const lacks = candidates.map(
    (format) => `for a ${format} file it lacks ${missing(format).map(written).join(" and ")}`,
  );
  const shown = [...known]
    .slice(0, 40)
    .map((name) => name.slice(0, 60))
    .join(", ");
  throw new UnreadableFile(
    `The header is not one of a product file: ${lacks.join("; ")}. Found: ${shown || "nothing"}.`,
  );
}

/** Names that occur more than once in a header. */
export const duplicates = (header: string[]): string[] => {
  const names = header.map(columnName);
  return [...new Set(names.filter((name, i) => name !== "" && names.indexOf(name) !== i))];
};
