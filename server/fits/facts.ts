import { folded } from "./rule.ts";

type Said = { name: string; value: string };

/** One variant of a product with all that is said of it. `categories`: its own and its department, by slug. */
export type Fitted = {
  product_name: string;
  product_url: string;
  brand: { name: string; slug: string };
  categories: { name: string; slug: string }[];
  options: Said[];
  attributes: Said[];
  specifications: Said[];
};

const named = (said: Said[], name: string) => said.filter((one) => folded(one.name) === name).map(({ value }) => value);

/**
 * What is said of a variant under a name; nothing where nothing is said. Its own option goes before the product's attributes,
 * and those before the specifications. Of several values of an attribute only those count that its options name, where they
 * name one: a violin in four sizes has `size` four times, its 3/4 once.
 */
export function factsOf(fitted: Fitted, asked: string): string[] {
  const name = folded(asked);
  if (name === "product") return [fitted.product_url];
  if (name === "brand") return [fitted.brand.slug, fitted.brand.name];
  const own = named(fitted.options, name);
  if (own.length > 0) return own;
  const attributes = named(fitted.attributes, name);
  if (attributes.length === 0) return named(fitted.specifications, name);
  const options = new Set(fitted.options.map(({ value }) => folded(value)));
  const chosen = attributes.filter((value) => options.has(folded(value)));
  return chosen.length > 0 ? chosen : attributes;
}
