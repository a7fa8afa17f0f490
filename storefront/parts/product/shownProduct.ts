import type { Product } from "../../../contract/catalogue.ts";
import { type ShownCard, shownCard } from "../card.ts";
import { hasModel } from "./viewer/kinds.ts";

const countries = new Intl.DisplayNames("en-IN", { type: "region" });

/** A country's name from its two letters; what is no such code stands as it is. */
const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code);

/** A product as its page shows it: what only searches need is not sent. */
export type ShownProduct = Omit<Product, "alternative_names" | "tags" | "related"> & {
  related: ShownCard[];
  /** Where it was made, in words. */
  country: string | null;
  /** There is a model of it to turn. */
  hasModel: boolean;
};

export function shownProduct(product: Product): ShownProduct {
  const { alternative_names: _, tags: __, ...shown } = product;
  const { country_of_origin: code, images, related } = product;
  return {
    ...shown,
    country: code && countryName(code),
    related: related.map(shownCard),
    hasModel: hasModel(images[0]?.src ?? null),
  };
}
