import type { Transaction } from "../../database/connect.ts";
import type { Problem } from "./problem.ts";
import type { ParsedProduct } from "./product.ts";

/** The ids of the tax classes that products name, by slug; a class that the shop has not is reported and left out. */
export async function findTaxClasses(
  tx: Transaction,
  products: ParsedProduct[],
  report: (problem: Problem) => void,
): Promise<(slug: string | null) => number | undefined> {
  const named = [...new Set(products.flatMap(({ tax_class }) => tax_class ?? []))];
  const rows = await tx<{ id: number; slug: string }[]>`select id, slug from tax_class where slug = any(${named})`;
  const ids = new Map(rows.map(({ slug, id }) => [slug, id]));
  for (const { line, slug, tax_class } of products)
    if (tax_class && !ids.has(tax_class))
      report({ line, kind: "notice", product: slug, reason: `there is no tax class "${tax_class}"; left out` });
  return (slug) => (slug === null ? undefined : ids.get(slug));
}
