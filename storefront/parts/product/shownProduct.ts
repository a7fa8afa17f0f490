import type { Product } from "../../../contract/catalogue.ts";
import { type ShownCard, shownCard } from "../card.ts";
import { hasModel } from "./solid/kinds.ts";

/** A product as its page shows it: what only searches need is not sent. */
export type ShownProduct = Omit<Product, "alternative_names" | "tags" | "related"> & {
  related: ShownCard[];
  /** There is a model of it to turn. */
  solid: boolean;
};

export function shownProduct(product: Product): ShownProduct {
  const { alternative_names: _, tags: __, ...shown } = product;
  return { ...shown, related: product.related.map(shownCard), solid: hasModel(product.images[0]?.src ?? null) };
}
