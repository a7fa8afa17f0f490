import type { ParsedProduct } from "../product.ts";
import { keyOf } from "./findCategories.ts";

/** Makers and categories of a file that are kept in mind; with more of them every batch is taken for one that makes some. */
const mostKept = 100_000;

/**
 * Tells of one batch after the other whether it names a maker or a category that none before it named, so that it may have to
 * make it: two that make the same one at the same time would be in each other's way.
 */
export function placesMade(): (products: ParsedProduct[]) => boolean {
  const named = new Set<string>();
  return (products) => {
    const names = products.flatMap(({ brand = "", categories = [], fields: { tags = [] } }) => [
      `maker ${brand}`,
      `category ${keyOf({ texts: categories, tags })}`,
    ]);
    const others = names.filter((name) => !named.has(name));
    if (named.size < mostKept) for (const name of others) named.add(name);
    return others.length > 0;
  };
}
