import type { ShownCard } from "./card.ts";

/** A product's name with its maker before it, unless it begins with his name, or with the first word of it: "Marlpit Clip Tuner" by Marlpit Supply. */
export function withMaker({ product_name, brand_name }: Pick<ShownCard, "product_name" | "brand_name">): string {
  const [maker = ""] = brand_name.split(" ");
  return product_name.startsWith(`${maker} `) ? product_name : `${brand_name} ${product_name}`;
}
