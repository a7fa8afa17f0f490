import type { Batch } from "./batch.ts";
import { matchKnown } from "./matchKnown.ts";
import type { Problem } from "./problem.ts";
import type { ParsedProduct } from "./product.ts";
import type { Run } from "./run.ts";

/** What of a batch may be written, with the addresses of what the shop has of it (`known`); and what was said of the rest. */
export type Claimed = { free: ParsedProduct[]; known: Set<string>; refused: number; problems: Problem[] };

/** Claims handles and SKUs for a batch, so that no later one writes the same products or variants, and matches it with what the shop has. */
export async function claimBatch(run: Run, { products, problems }: Batch): Promise<Claimed> {
  const report = (problem: Problem) => void problems.push(problem);
  const own = await claimSlugs(run, products, report);
  const { matched, known } = await matchKnown(run, own, report);
  const free = await claimSkus(run, matched, report);
  return { free, known, refused: products.length - free.length, problems };
}

/** The products of a batch whose handle no earlier line of the file has; the others are reported. */
async function claimSlugs(
  run: Run,
  products: ParsedProduct[],
  report: (problem: Problem) => void,
): Promise<ParsedProduct[]> {
  const claims = products.map(({ slug, line }) => ({ slug, line }));
  const { count } = await run.connection`insert into import_product
    select distinct on (slug) slug, line from json_to_recordset(${JSON.stringify(claims)}::text::json) as claim(slug text, line int)
    order by slug, line on conflict do nothing`;
  if (count === claims.length) return products; // each is the first of its handle
  const rows = await run.connection<{ slug: string; line: number }[]>`
    select slug, line from import_product where slug = any(${products.map(({ slug }) => slug)})`;
  const first = new Map(rows.map(({ slug, line }) => [slug, line]));
  return products.filter(({ slug, line }) => {
    const holder = first.get(slug);
    if (holder === line) return true;
    report({
      line,
      kind: "refused",
      product: slug,
      reason: `the product stands in the file already, from line ${holder}; the first counts`,
    });
    return false;
  });
}

/**
 * The products of a batch without the variants whose SKU is another product's, in the shop or earlier in the file; those
 * are reported.
 */
async function claimSkus(
  run: Run,
  products: ParsedProduct[],
  report: (problem: Problem) => void,
): Promise<ParsedProduct[]> {
  const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku));
  const owners = await run.connection<{ sku: string; slug: string }[]>`
    select v.sku, p.slug from variant v join product p on p.id = v.product_id where v.sku = any(${skus})`;
  const owner = new Map(owners.map(({ sku, slug }) => [sku, slug]));
  const claims = products.flatMap(({ slug, variants }) =>
    variants.filter(({ sku }) => !owner.has(sku)).map(({ sku, line }) => ({ sku, slug, line })),
  );
  const { count } = await run.connection`insert into import_sku
    select distinct on (sku) sku, slug from json_to_recordset(${JSON.stringify(claims)}::text::json) as claim(sku text, slug text, line int)
    order by sku, line on conflict do nothing`;
  const isFirst = count === claims.length; // each of its SKU
  const claimed = isFirst
    ? claims
    : await run.connection<{ sku: string; slug: string }[]>`
        select sku, slug from import_sku where sku = any(${claims.map(({ sku }) => sku)})`;
  for (const { sku, slug } of claimed) owner.set(sku, slug);
  return products.flatMap((product) => {
    const foreign = product.variants.filter(({ sku }) => owner.get(sku) !== product.slug);
    for (const { line, sku } of foreign)
      report({
        line,
        kind: "refused",
        product: product.slug,
        reason: `the SKU ${sku} belongs to the product ${owner.get(sku)}`,
      });
    return foreign.length === product.variants.length
      ? []
      : [{ ...product, variants: product.variants.filter((variant) => !foreign.includes(variant)) }];
  });
}
