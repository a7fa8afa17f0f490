import type { Problem } from "./problem.ts";
import type { ParsedProduct, ParsedVariant } from "./product.ts";
import type { Run } from "./run.ts";

type Known = { slug: string; sku: string | null; option_values: string[] | null; retired: boolean | null };

const sameOptions = (a: string[] | null, b: string[] | null) => a !== null && JSON.stringify(a) === JSON.stringify(b);

/** The SKU under which the shop knows a variant of a file that names no SKUs: by its options, or as the product's only one. */
function knownSku({ option_values }: ParsedVariant, variants: Known[]): string | undefined {
  const live = variants.filter(({ retired }) => !retired);
  if (option_values !== null)
    return variants.find((known) => sameOptions(known.option_values, option_values))?.sku ?? undefined;
  return live.length === 1 ? (live[0]?.sku ?? undefined) : undefined;
}

/**
 * Brings the products of a batch together with what the shop has of them, as a file may lack columns: variants get the
 * SKUs they are known by, and what is new must bring what a new one needs (a title, a price, options that tell it from the
 * others). What can't go in is reported. `known`: the addresses of those that the shop has.
 */
export async function matchKnown(
  { connection: sql }: Run,
  products: ParsedProduct[],
  report: (problem: Problem) => void,
): Promise<{ matched: ParsedProduct[]; known: Set<string> }> {
  const rows = await sql<Known[]>`
    select p.slug, v.sku, v.option_values, v.retired from product p left join variant v on v.product_id = p.id
    where p.slug = any(${products.map(({ slug }) => slug)})`;
  const bySlug = Map.groupBy(rows, ({ slug }) => slug);
  const matched = products.flatMap((product) => {
    const there = bySlug.get(product.slug);
    const refuse = (line: number, reason: string) => report({ line, kind: "refused", product: product.slug, reason });
    if (!there && product.fields.name === undefined) {
      refuse(product.line, "the shop does not have this product, and the file has no titles to make it from");
      return [];
    }
    const known = (there ?? []).filter(({ sku }) => sku !== null);
    const variants = product.variants.flatMap((given): ParsedVariant[] => {
      const variant = product.names_skus ? given : { ...given, sku: knownSku(given, known) ?? given.sku };
      if (known.some(({ sku }) => sku === variant.sku)) return [variant];
      const others = known.length > 0 || product.variants.length > 1;
      if (variant.list_price === null)
        refuse(given.line, "the shop does not have this variant, and the file has no prices");
      else if (variant.option_values === null && others)
        refuse(given.line, "the file has neither an SKU that the shop knows nor options to tell which variant this is");
      else return [variant];
      return [];
    });
    if (variants.length === 0) return [];
    // A row that can't be matched takes nothing out of the shop.
    const unmatched = variants.length < product.variants.length || (!product.names_skus && product.kept.length > 0);
    const kept = unmatched ? [...product.kept, ...known.flatMap(({ sku }) => sku ?? [])] : product.kept;
    return [{ ...product, variants, kept }];
  });
  return { matched, known: new Set(bySlug.keys()) };
}
