import { availabilityNames } from "../../../contract/availabilityNames.ts";
import type { Compared, ComparedRow } from "../../../contract/compare.ts";
import { stockLine } from "../../parts/product/stockLine.ts";
import { chosenVariant } from "../../parts/product/variants.ts";

/** A product at the head of its column. Prices in paise. */
export type ShownCompared = {
  product_url: string;
  product_name: string;
  image: string | null;
  alt: string;
  price: number;
  mrp: number;
  stock: string;
  demo: boolean;
};

export function shownCompared(product: Compared): ShownCompared {
  const { product_url, product_name, images, variants, booking } = product;
  const variant = chosenVariant(variants, null);
  return {
    product_url,
    product_name,
    image: images[0]?.src ?? null,
    alt: images[0]?.alt ?? "",
    price: variant?.price ?? 0,
    mrp: variant?.mrp ?? 0,
    stock: variant ? stockLine(variant, product).text : availabilityNames.out_of_stock,
    demo: booking === "demo",
  };
}

/** A row of words; `differs` only where there are several to differ. */
export const textRow = (name: string, values: string[]): ComparedRow => ({
  name,
  values: values.map((value) => (value === "" ? [] : [value])),
  differs: new Set(values).size > 1,
});
