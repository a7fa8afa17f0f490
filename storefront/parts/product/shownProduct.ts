import type { Product } from "../../../contract/catalogue.ts";
import { type ShownCard, shownCard } from "../card.ts";
import { linksOf, type ProductLink } from "./links.ts";
import { hasModel } from "./viewer/kinds.ts";

const countries = new Intl.DisplayNames("en-IN", { type: "region" });

/** A country's name from its two letters; what is no such code stands as it is. */
const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code);

/** A product as its page shows it: what only searches need is not sent. */
export type ShownProduct = Omit<
  Product,
  "alternative_names" | "tags" | "related" | "questions" | "hear" | "recorded"
> & {
  /** Other products in a row, and what they are. */
  row: { title: string; to?: string; cards: ShownCard[] };
  links: ProductLink[];
  /** Where it was made, in words. */
  country: string | null;
  /** There is a model of it to turn. */
  hasModel: boolean;
};

/** `monthly`: the smallest instalment in which it can be had, in paise. */
export function shownProduct(product: Product, monthly?: number): ShownProduct {
  const { alternative_names: _, tags: __, questions: ___, hear: ____, recorded: _____, related, ...shown } = product;
  const { country_of_origin: code, images } = product;
  return {
    ...shown,
    country: code && countryName(code),
    row: { title: "You may also like", cards: related.map(shownCard) },
    links: linksOf(product, monthly),
    hasModel: hasModel(images[0]?.src ?? null),
  };
}
