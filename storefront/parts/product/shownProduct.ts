import type { Product } from "../../../contract/catalogue.ts";
import { type ShownCard, shownCard } from "../card.ts";

/** A product as its page shows it: what only searches need is not sent. */
export type ShownProduct = Omit<Product, "alternative_names" | "tags" | "related"> & { related: ShownCard[] };

export function shownProduct(product: Product): ShownProduct {
  const { alternative_names: _, tags: __, ...shown } = product;
  return { ...shown, related: product.related.map(shownCard) };
}
